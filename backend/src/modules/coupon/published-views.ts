import type { View } from "#database/ensure-views";

export const couponViews: readonly View[] = [
  {
    // The coupon of an order, and what it took off goods and delivery when the order was placed.
    name: "haat_coupon_use",
    sql: `
      SELECT order_id, coupon_id, code, discount_paise, delivery_paise
        FROM coupon_use`,
  },
];
