import type { Run } from "#database/database";
import type { MoneyOfLine } from "#money/order-lines";

/**
 * A row of a line's money: what it adds to the line's sums. Whole paise. Rows of refunds have `refunded`, and take back of
 * the commission what the shop gives back with it.
 */
export type MoneyRow = MoneyOfLine & {
  orderId: string;
  reason: "placed" | "changed" | "refunded";
  gstPercent: number;
  refunded: number;
};

/** What a line adds up to now; the commission as it was agreed, and what of it went back. */
export type LineSums = Omit<MoneyRow, "reason"> & { commissionBack: number; commissionGstBack: number };

/** The columns of amounts, by what they are called here. */
const columns = {
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

const backColumns = {
  commissionBack: "commission_back_paise",
  commissionGstBack: "commission_gst_back_paise",
} as const;

const names = Object.keys(columns) as (keyof typeof columns)[];
const all = Object.values(columns);

/** What is added to an order's money, and what it adds up to; in the transaction that changes the order. */
export class MoneyRows {
  constructor(private readonly database: { run: Run }) {}

  async add(rows: readonly MoneyRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.database.run({
      name: "order-money-add",
      text: `
INSERT INTO order_line_money (order_id, line_item_id, seller_id, reason, gst_percent, ${all.join(", ")})
SELECT one.order_id, one.line_id, NULLIF(one.seller_id, ''), one.reason, one.gst_percent, ${all.map((column) => `one.${column}`).join(", ")}
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::numeric[], ${all.map((_, at) => `$${at + 6}::bigint[]`).join(", ")})
    AS one(order_id, line_id, seller_id, reason, gst_percent, ${all.join(", ")})`,
      values: [
        rows.map(({ orderId }) => orderId),
        rows.map(({ lineId }) => lineId),
        rows.map(({ sellerId }) => sellerId ?? ""),
        rows.map(({ reason }) => reason),
        rows.map(({ gstPercent }) => String(gstPercent)),
        ...names.map((name) => rows.map((row) => String(row[name]))),
      ],
    });
  }

  /** What the lines of these orders add up to, those too that were cancelled. */
  async of(orderIds: readonly string[]): Promise<LineSums[]> {
    const sums = Object.entries({ ...columns, ...backColumns }).map(
      ([name, column]) => `${column}::float8 AS "${name}"`,
    );
    return await this.database.run<LineSums>({
      name: "order-money-of",
      text: `SELECT order_id AS "orderId", line_item_id AS "lineId", seller_id AS "sellerId", gst_percent::float8 AS "gstPercent", ${sums.join(", ")}
               FROM haat_line_money WHERE order_id = ANY ($1) ORDER BY order_id, line_item_id`,
      values: [orderIds],
    });
  }
}
