import type { Run } from "#database/database";
import type { MoneyOfLine } from "#money/order-lines";

export type MoneyReason = "placed" | "changed" | "refunded";

/** A row of a line's money: what it adds to the line's sums. Whole paise. */
export type MoneyRow = MoneyOfLine & { orderId: string; reason: MoneyReason; gstPercent: number; refunded: number };

/** The sums of a line: what holds of it now. */
export type LineSums = MoneyOfLine & { orderId: string; gstPercent: number; refunded: number };

/** The columns of amounts, by what they are called here. */
const amounts = {
  pieces: "pieces",
  gross: "gross_paise",
  saving: "saving_paise",
  shopCoupon: "shop_coupon_paise",
  sellerCoupon: "seller_coupon_paise",
  delivery: "delivery_paise",
  cashFee: "cash_fee_paise",
  gst: "gst_paise",
  deliveryGst: "delivery_gst_paise",
  commission: "commission_paise",
  commissionGst: "commission_gst_paise",
  refunded: "refunded_paise",
} as const satisfies Partial<Record<keyof MoneyRow, string>>;

export const amountNames = Object.keys(amounts) as (keyof typeof amounts)[];
const columns = Object.values(amounts);

/** What is added to an order's money, and what it adds up to; in the transaction that changes the order. */
export class MoneyRows {
  constructor(private readonly database: { run: Run }) {}

  async add(rows: readonly MoneyRow[]): Promise<void> {
    if (rows.length === 0) return;
    const text = (name: "orderId" | "lineId" | "reason") => rows.map((row) => row[name]);
    await this.database.run({
      name: "order-money-add",
      text: `
INSERT INTO order_line_money (order_id, line_item_id, seller_id, reason, gst_percent, ${columns.join(", ")})
SELECT one.order_id, one.line_id, NULLIF(one.seller_id, ''), one.reason, one.gst_percent, ${columns.map((column) => `one.${column}`).join(", ")}
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::numeric[], ${columns.map((_, at) => `$${at + 6}::bigint[]`).join(", ")})
    AS one(order_id, line_id, seller_id, reason, gst_percent, ${columns.join(", ")})`,
      values: [
        text("orderId"),
        text("lineId"),
        rows.map(({ sellerId }) => sellerId ?? ""),
        text("reason"),
        rows.map(({ gstPercent }) => String(gstPercent)),
        ...amountNames.map((name) => rows.map((row) => String(row[name]))),
      ],
    });
  }

  /** What the lines of these orders add up to, those too that were cancelled. */
  async of(orderIds: readonly string[]): Promise<LineSums[]> {
    const sums = amountNames.map((name) => `sum(${amounts[name]})::float8 AS "${name}"`);
    return await this.database.run<LineSums>({
      name: "order-money-of",
      text: `SELECT order_id AS "orderId", line_item_id AS "lineId", max(seller_id) AS "sellerId",
                    (array_agg(gst_percent ORDER BY id DESC))[1]::float8 AS "gstPercent", ${sums.join(", ")}
               FROM order_line_money WHERE order_id = ANY ($1) GROUP BY order_id, line_item_id ORDER BY order_id, line_item_id`,
      values: [orderIds],
    });
  }
}
