import { indiaDaySql } from "#database/india-day-sql";
import { productPlacesSql } from "#engine/product/product-sql";

const amounts = ["pieces", "gross", "discount", "gst", "refunded"];
const each = (prefix: string) => amounts.map((column) => `${prefix}${column}`).join(", ");

const soldSql = `
  SELECT p.order_id, m.line_item_id AS line_id, p.day, li.product_id, m.pieces, m.gross_paise AS gross,
         m.goods_paise AS sold, m.gst_paise AS gst
    FROM placed p
    JOIN haat_line_money m ON m.order_id = p.order_id AND m.pieces > 0
    JOIN haat_line_item li ON li.id = m.line_item_id`;

/** The price that the returned items of a line were sold for. */
const returnedPaise = "round(s.sold * LEAST(one.quantity, s.pieces) / s.pieces)";

/**
 * The refund of each line: the price of its returned items. If less was refunded in total, it cannot be attributed, and
 * no line gets any.
 */
const returnedSql = `
  SELECT r.order_id, one.line_id, ${returnedPaise}::bigint AS paise,
         sum(${returnedPaise}) OVER (PARTITION BY r.order_id) <= p.refunded_paise AS is_whole
    FROM haat_return_request r
    JOIN placed p ON p.order_id = r.order_id
    CROSS JOIN LATERAL jsonb_to_recordset(r.lines) AS one(line_id text, quantity numeric)
    JOIN sold s ON s.order_id = r.order_id AND s.line_id = one.line_id
   WHERE r.action = 'return' AND p.refunded_paise > 0`;

const deliverySql = `
  SELECT p.order_id, '' AS line_id, p.day, '' AS category_id, 0 AS pieces, 0 AS gross, 0 AS discount,
         delivery.gst, 0 AS refunded
    FROM placed p
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(m.delivery_gst_paise), 0)::bigint AS gst FROM haat_line_money m WHERE m.order_id = p.order_id) delivery
   WHERE p.shipping_paise > 0`;

/** $1 of the fragment is the products of the lines being counted. */
const placesSql = productPlacesSql.replaceAll("$1", "(SELECT array_agg(DISTINCT product_id) FROM sold)::text[]");

/**
 * Rewrites the lines of these orders, and marks the affected days and customers as stale. A line that was counted
 * before keeps its category, so that a sale stays in the category it was made in. $1: order ids, text[].
 */
export const linesSql = `
WITH placed AS MATERIALIZED (
  SELECT l.order_id, l.customer_id, ${indiaDaySql("l.placed_at")} AS day, l.shipping_paise, l.refunded_paise
    FROM haat_order_listing l WHERE l.order_id = ANY ($1)),
sold AS MATERIALIZED (${soldSql}),
returned AS MATERIALIZED (${returnedSql}),
place AS MATERIALIZED (${placesSql}),
fresh AS MATERIALIZED (
  SELECT s.order_id, s.line_id, s.day, COALESCE(place.category_id, '') AS category_id, s.pieces, s.gross,
         s.gross - s.sold AS discount, s.gst, COALESCE(r.paise, 0) AS refunded
    FROM sold s
    LEFT JOIN place ON place.product_id = s.product_id
    LEFT JOIN returned r ON r.order_id = s.order_id AND r.line_id = s.line_id AND r.is_whole
  UNION ALL ${deliverySql}),
before AS MATERIALIZED (SELECT DISTINCT day FROM figures_line WHERE order_id = ANY ($1)),
gone AS (
  DELETE FROM figures_line f WHERE f.order_id = ANY ($1)
     AND NOT EXISTS (SELECT FROM fresh n WHERE n.order_id = f.order_id AND n.line_id = f.line_id)),
written AS (
  INSERT INTO figures_line AS f (order_id, line_id, day, category_id, ${each("")})
  SELECT order_id, line_id, day, category_id, ${each("")} FROM fresh
  ON CONFLICT (order_id, line_id) DO UPDATE SET day = EXCLUDED.day,
     category_id = COALESCE(NULLIF(f.category_id, ''), EXCLUDED.category_id),
     ${amounts.map((column) => `${column} = EXCLUDED.${column}`).join(", ")}
   WHERE (f.day, ${each("f.")}) IS DISTINCT FROM (EXCLUDED.day, ${each("EXCLUDED.")}))
INSERT INTO figures_stale (day, customer_id)
SELECT day, NULL FROM before UNION SELECT day, NULL FROM placed UNION SELECT NULL, customer_id FROM placed`;
