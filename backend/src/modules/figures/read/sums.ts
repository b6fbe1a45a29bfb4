/** Sums of whole paise, and counts. `received`: money in minus refunds, including cancelled orders. */
export type Sums = {
  orders: number;
  pieces: number;
  gross: number;
  discount: number;
  delivery: number;
  gst: number;
  refunded: number;
  received: number;
  awaited: number;
};

/** One category's sums: delivery and payment belong to the whole order. */
export type GoodsSums = Omit<Sums, "delivery" | "received" | "awaited">;

const standing = "FILTER (WHERE status <> 'cancelled')";
const sum = (amount: string, filter = standing) => `COALESCE(sum(${amount}) ${filter}, 0)::float8`;

/** The sums of rows of `figures_day`. A double represents paise exactly up to ninety trillion rupees. */
export const sumsSql = `
  ${sum("orders")} AS orders, ${sum("pieces")} AS pieces, ${sum("gross")} AS gross, ${sum("discount")} AS discount,
  ${sum("delivery")} AS delivery, ${sum("gst")} AS gst, ${sum("refunded")} AS refunded,
  ${sum("paid - refunded", "")} AS received,
  ${sum("gross - discount + delivery - paid")} AS awaited`;

/** The same for a row `sums` that may be missing. */
export const emptySumsSql = [
  "orders",
  "pieces",
  "gross",
  "discount",
  "delivery",
  "gst",
  "refunded",
  "received",
  "awaited",
]
  .map((name) => `COALESCE(sums.${name}, 0)::float8 AS ${name}`)
  .join(", ");

/** The sums of rows of `figures_category_day`. */
export const goodsSumsSql = ["orders", "pieces", "gross", "discount", "gst", "refunded"]
  .map((column) => `${sum(column, "")} AS ${column}`)
  .join(", ");
