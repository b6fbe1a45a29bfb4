import type { View } from "#database/ensure-views";

export const couponViews: readonly View[] = [
  {
    // The coupon of an order, what it took off goods and delivery when the order was placed, and how the order must be paid.
    name: "haat_coupon_use",
    sql: `
      SELECT order_id, coupon_id, code, discount_paise, delivery_paise, bank, bank_methods, online_only
        FROM coupon_use`,
  },
];
