import type { Run } from "#database/database";
import type { MoneyOfLine } from "#money/order-lines";

/**
 * A row of a line's money: what it adds to the line's sums. Whole paise. Rows of refunds have `refunded`, and reduce
 * the commission by what the shop gives back.
 */
export type MoneyRow = MoneyOfLine & {
  orderId: string;
  reason: "placed" | "changed" | "refunded";
  gstPercent: number;
  refunded: number;
};

/** A line's current sums; the commission as agreed, and how much of it was given back. */
export type LineSums = Omit<MoneyRow, "reason"> & { commissionBack: number; commissionGstBack: number };

/** The columns of the amounts, by their names in code. */
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

const names = Object.keys(columns) as (keyof typeof columns)[];
const all = Object.values(columns);

const commissions = [columns.commission, columns.commissionGst];
const backOf = (column: string) => column.replace("_paise", "_back_paise");

/**
 * What rows `r` add to a line's sums, by column. Commission given back with refunds is separate, and so is the price of
 * the goods as agreed.
 */
const added: Record<string, string> = {
  ...Object.fromEntries(all.map((column) => [column, `sum(r.${column})`])),
  ...Object.fromEntries(
    commissions.flatMap((column) => [
      [column, `COALESCE(sum(r.${column}) FILTER (WHERE r.reason <> 'refunded'), 0)`],
      [backOf(column), `COALESCE(-sum(r.${column}) FILTER (WHERE r.reason = 'refunded'), 0)`],
    ]),
  ),
  agreed_paise: `COALESCE(sum(r.gross_paise - r.saving_paise - r.shop_coupon_paise - r.seller_coupon_paise) FILTER (WHERE r.reason = 'placed'), 0)`,
};

/** $1: order ids, $2: line ids, $3: seller ids, $4: reasons, $5: GST rates, then the amounts; one element per row. */
const addSql = `
WITH r AS (
  INSERT INTO order_line_money (order_id, line_item_id, seller_id, reason, gst_percent, ${all.join(", ")})
  SELECT one.order_id, one.line_id, NULLIF(one.seller_id, ''), one.reason, one.gst_percent, ${all.map((column) => `one.${column}`).join(", ")}
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::numeric[], ${all.map((_, at) => `$${at + 6}::bigint[]`).join(", ")})
      AS one(order_id, line_id, seller_id, reason, gst_percent, ${all.join(", ")})
  RETURNING *)
INSERT INTO order_line_sum AS s (line_item_id, order_id, seller_id, gst_percent, ${Object.keys(added).join(", ")})
SELECT r.line_item_id, max(r.order_id), max(r.seller_id), max(r.gst_percent), ${Object.values(added).join(", ")}
  FROM r GROUP BY r.line_item_id
ON CONFLICT (line_item_id) DO UPDATE
   SET gst_percent = EXCLUDED.gst_percent, ${Object.keys(added)
     .map((column) => `${column} = s.${column} + EXCLUDED.${column}`)
     .join(", ")}`;

/** Adds rows to an order's money and updates its sums, in the transaction that changes the order. */
export class MoneyRows {
  constructor(private readonly database: { run: Run }) {}

  async add(rows: readonly MoneyRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.database.run({
      name: "order-money-add",
      text: addSql,
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

  /** The sums of the lines of these orders, cancelled ones included. */
  async of(orderIds: readonly string[]): Promise<LineSums[]> {
    const wanted = {
      ...columns,
      commissionBack: backOf(columns.commission),
      commissionGstBack: backOf(columns.commissionGst),
    };
    const sums = Object.entries(wanted).map(([name, column]) => `${column}::float8 AS "${name}"`);
    return await this.database.run<LineSums>({
      name: "order-money-of",
      text: `SELECT order_id AS "orderId", line_item_id AS "lineId", seller_id AS "sellerId", gst_percent::float8 AS "gstPercent", ${sums.join(", ")}
               FROM order_line_sum WHERE order_id = ANY ($1) ORDER BY order_id, line_item_id`,
      values: [orderIds],
    });
  }
}
