import type { View } from "#database/ensure-views";

/**
 * Whole paise. What shoppers pay for `goods` is `gross` less `saving` and the coupons; `sold` is what who sells gets for them,
 * of which the shop may pay a part by a coupon.
 */
export const orderMoneyViews: readonly View[] = [
  {
    // A line's current sums. They are zero for a line of a cancelled part, except for what was agreed when it was
    // placed, which its parcel shows, and what was refunded for it.
    name: "haat_line_money",
    sql: `
      SELECT line_item_id, order_id, seller_id, pieces, gst_percent, gross_paise, saving_paise, shop_coupon_paise, seller_coupon_paise,
             gross_paise - saving_paise - shop_coupon_paise - seller_coupon_paise AS goods_paise, agreed_paise, delivery_paise, cash_fee_paise,
             gst_paise, delivery_gst_paise, commission_paise, commission_gst_paise, commission_back_paise, commission_gst_back_paise,
             refunded_paise, gross_paise - saving_paise - seller_coupon_paise AS sold_paise
        FROM order_line_sum`,
  },
  {
    // An order's current sums.
    name: "haat_order_money",
    sql: `
      SELECT order_id, sum(pieces)::int AS pieces, sum(gross_paise)::bigint AS gross_paise,
             sum(saving_paise + shop_coupon_paise + seller_coupon_paise)::bigint AS discount_paise,
             sum(gross_paise - saving_paise - shop_coupon_paise - seller_coupon_paise)::bigint AS goods_paise,
             sum(delivery_paise + cash_fee_paise)::bigint AS shipping_paise
        FROM order_line_sum
       GROUP BY order_id`,
  },
];
