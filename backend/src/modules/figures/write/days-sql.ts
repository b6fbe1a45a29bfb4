import { indiaMidnightSql } from "#database/india-day-sql";

type Table = { name: string; keys: string[]; amounts: string[]; rows: string };

/** Upserts these days' sums where they differ, and deletes sums without source rows. $1: days, text[]. */
const writeSql = ({ name, keys, amounts, rows }: Table) => {
  const same = keys.map((key) => `f.${key} = n.${key}`).join(" AND ");
  const each = (prefix: string) => amounts.map((column) => `${prefix}${column}`).join(", ");
  return `
WITH wanted AS (SELECT DISTINCT day::date AS day FROM unnest($1::text[]) AS day),
fresh AS MATERIALIZED (${rows}),
gone AS (
  DELETE FROM ${name} f WHERE f.day IN (SELECT day FROM wanted) AND NOT EXISTS (SELECT FROM fresh n WHERE ${same}))
INSERT INTO ${name} AS f (${keys.join(", ")}, ${each("")}) SELECT ${keys.join(", ")}, ${each("")} FROM fresh
ON CONFLICT (${keys.join(", ")}) DO UPDATE SET ${amounts.map((column) => `${column} = EXCLUDED.${column}`).join(", ")}
 WHERE (${each("f.")}) IS DISTINCT FROM (${each("EXCLUDED.")})`;
};

/** Sums come from the order listing, so that both agree; MRP and GST come from the lines. */
export const daysSql = writeSql({
  name: "figures_day",
  keys: ["day", "payment_method", "status"],
  amounts: ["orders", "pieces", "gross", "discount", "gst", "refunded", "delivery", "paid"],
  rows: `
  SELECT d.day, l.payment_method, l.status, count(*)::int AS orders, sum(l.pieces)::int AS pieces,
         sum(l.subtotal_paise + line.discount)::bigint AS gross, sum(line.discount)::bigint AS discount,
         sum(line.gst)::bigint AS gst, sum(l.refunded_paise)::bigint AS refunded,
         sum(l.shipping_paise)::bigint AS delivery, sum(l.paid_paise)::bigint AS paid
    FROM wanted d
    CROSS JOIN LATERAL (
      SELECT * FROM haat_order_listing l
       WHERE l.placed_at >= ${indiaMidnightSql("d.day")} AND l.placed_at < ${indiaMidnightSql("d.day + 1")}
       -- Each day by the index: joined as ranges, every order would be held against every day.
       OFFSET 0) l
    CROSS JOIN LATERAL (SELECT COALESCE(sum(f.discount), 0) AS discount, COALESCE(sum(f.gst), 0) AS gst
                          FROM figures_line f WHERE f.order_id = l.order_id) line
   GROUP BY 1, 2, 3`,
});

/** Sales by category, without cancelled orders. */
export const categoryDaysSql = writeSql({
  name: "figures_category_day",
  keys: ["day", "category_id"],
  amounts: ["orders", "pieces", "gross", "discount", "gst", "refunded"],
  rows: `
  SELECT f.day, f.category_id, count(DISTINCT f.order_id)::int AS orders, sum(f.pieces)::int AS pieces,
         sum(f.gross)::bigint AS gross, sum(f.discount)::bigint AS discount, sum(f.gst)::bigint AS gst,
         sum(f.refunded)::bigint AS refunded
    FROM figures_line f
    JOIN haat_order_listing l ON l.order_id = f.order_id AND l.status <> 'cancelled'
   WHERE f.day IN (SELECT day FROM wanted) AND f.line_id <> ''
   GROUP BY 1, 2`,
});
