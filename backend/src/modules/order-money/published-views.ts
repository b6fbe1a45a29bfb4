import type { View } from "#database/view";

const agreed = [
  "pieces",
  "gross_paise",
  "saving_paise",
  "shop_coupon_paise",
  "seller_coupon_paise",
  "delivery_paise",
  "cash_fee_paise",
  "gst_paise",
  "delivery_gst_paise",
].map((column) => `sum(m.${column})::bigint AS ${column}`);

/** What the shop keeps, and what of that it has given back with refunds. */
const commissions = ["commission", "commission_gst"].flatMap((name) => [
  `COALESCE(sum(m.${name}_paise) FILTER (WHERE m.reason <> 'refunded'), 0)::bigint AS ${name}_paise`,
  `COALESCE(-sum(m.${name}_paise) FILTER (WHERE m.reason = 'refunded'), 0)::bigint AS ${name}_back_paise`,
]);

/** Whole paise. What goods cost is `gross` less `saving` and the coupons. */
export const orderMoneyViews: readonly View[] = [
  {
    // What a line of an order adds up to now; one of a part that was cancelled adds up to nothing.
    name: "haat_line_money",
    sql: `
      SELECT m.order_id, m.line_item_id, max(m.seller_id) AS seller_id, (array_agg(m.gst_percent ORDER BY m.id DESC))[1] AS gst_percent,
             ${agreed.join(", ")}, ${commissions.join(", ")}, sum(m.refunded_paise)::bigint AS refunded_paise,
             sum(m.gross_paise - m.saving_paise - m.shop_coupon_paise - m.seller_coupon_paise)::bigint AS goods_paise
        FROM order_line_money m
       GROUP BY m.order_id, m.line_item_id`,
  },
  {
    // What an order adds up to now.
    name: "haat_order_money",
    sql: `
      SELECT m.order_id, sum(m.pieces)::int AS pieces, sum(m.gross_paise)::bigint AS gross_paise,
             sum(m.saving_paise + m.shop_coupon_paise + m.seller_coupon_paise)::bigint AS discount_paise,
             sum(m.gross_paise - m.saving_paise - m.shop_coupon_paise - m.seller_coupon_paise)::bigint AS goods_paise,
             sum(m.delivery_paise + m.cash_fee_paise)::bigint AS shipping_paise
        FROM order_line_money m
       GROUP BY m.order_id`,
  },
];
