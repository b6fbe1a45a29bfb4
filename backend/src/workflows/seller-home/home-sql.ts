import { limits } from "@haat/api-contract/limits";
import { indiaDaySql, indiaMidnightSql } from "#database/india-day-sql";
import { variantPiecesSql } from "#engine/product/product-sql";
import { lowAtSql } from "#sql/shop-rules-sql";

const today = indiaDaySql("now()");
const days = 30;

/** Paise as rupees; exact, because paise are whole numbers. */
const rupees = (paise: string) => `round(COALESCE(${paise}, 0) / 100.0, 2)::float8`;

const sums = `count(*)::int AS orders, ${rupees("sum(sold.paise)")} AS sales`;

/** The seller's home page in one statement, except for the balance. $1: the seller. */
export const homeSql = `
WITH sold AS MATERIALIZED (
  SELECT ${indiaDaySql("p.placed_at")} AS day,
         p.delivery_paise + (SELECT COALESCE(sum(l.paid_paise), 0) FROM haat_parcel_line l WHERE l.parcel_id = p.id) AS paise
    FROM haat_parcel p
   WHERE p.seller_id = $1 AND p.status <> 'cancelled' AND p.placed_at >= ${indiaMidnightSql(`${today} - ${days - 1}`)}),
scarce AS MATERIALIZED (
  SELECT v.id, sp.product_id, pr.title, COALESCE(v.title, '') AS variant, stock.pieces
    FROM haat_seller_product sp
    JOIN haat_product pr ON pr.id = sp.product_id AND pr.is_published
    JOIN haat_variant v ON v.product_id = pr.id AND v.is_counted
    CROSS JOIN LATERAL (${variantPiecesSql}) stock
   WHERE sp.seller_id = $1 AND stock.pieces <= ${lowAtSql}),
work AS (SELECT status, count(*)::int AS parcels FROM haat_parcel WHERE seller_id = $1 AND status IN ('placed', 'processing') GROUP BY 1),
listed AS (
  SELECT sp.state, count(*)::int AS products
    FROM haat_seller_product sp JOIN haat_product pr ON pr.id = sp.product_id
   WHERE sp.seller_id = $1 GROUP BY 1)
SELECT json_build_object(
  'today', (SELECT to_json(t) FROM (SELECT ${sums} FROM sold WHERE day = ${today}) t),
  'lately', (SELECT to_json(t) FROM (SELECT ${sums} FROM sold) t),
  'days', (SELECT json_agg(t ORDER BY t.day) FROM (
    SELECT to_char(one.day, 'YYYY-MM-DD') AS day, count(sold.day)::int AS orders, ${rupees("sum(sold.paise)")} AS sales
      FROM generate_series((${today} - ${days - 1})::timestamp, ${today}::timestamp, '1 day') one (day)
      LEFT JOIN sold ON sold.day = one.day::date GROUP BY one.day) t),
  'toPack', COALESCE((SELECT parcels FROM work WHERE status = 'placed'), 0),
  'toShip', COALESCE((SELECT parcels FROM work WHERE status = 'processing'), 0),
  'lowStock', COALESCE((SELECT json_agg(json_build_object('productId', s.product_id, 'title', s.title, 'variant', s.variant,
      'pieces', s.pieces) ORDER BY s.pieces, s.title, s.id)
    FROM (SELECT * FROM scarce ORDER BY pieces, title, id LIMIT ${limits.overviewRows}) s), '[]'),
  'lowStockCount', (SELECT count(*)::int FROM scarce),
  'products', json_build_object(
    'approved', COALESCE((SELECT products FROM listed WHERE state = 'approved'), 0),
    'waiting', COALESCE((SELECT products FROM listed WHERE state = 'waiting'), 0),
    'rejected', COALESCE((SELECT products FROM listed WHERE state = 'rejected'), 0))) AS home`;
