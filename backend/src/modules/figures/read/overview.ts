import { limits } from "@haat/api-contract/limits";
import type { Overview } from "@haat/api-contract/overview/schemas";
import type { Run } from "#database/database";
import { indiaDaySql } from "#database/india-day-sql";
import { variantChoiceSql } from "#engine/product/product-sql";
import { lowAtSql } from "#sql/shop-rules-sql";

/** Variants low on stock, scarcest first; ties are ordered by units sold. */
const lowStockSql = `
  WITH low AS MATERIALIZED (SELECT ${lowAtSql} AS most),
  scarce AS MATERIALIZED (SELECT variant_id, product_id, pieces FROM figures_stock WHERE pieces <= (SELECT most FROM low))
  SELECT json_build_object('threshold', (SELECT most FROM low), 'total', (SELECT count(*) FROM scarce),
    'soldOut', (SELECT count(*) FROM scarce WHERE pieces = 0),
    'scarcest', (SELECT COALESCE(json_agg(json_build_object('productId', p.id, 'title', p.title,
         'variant', COALESCE(concat_ws(' / ', choice.color, choice.size, choice.other), ''), 'sku', COALESCE(v.sku, ''),
         'image', COALESCE(v.metadata->'images'->>0, v.thumbnail, p.thumbnail, ''), 'available', part.pieces)
         ORDER BY part.pieces, part.sold DESC, v.id), '[]')
       FROM (SELECT s.*, COALESCE(c.units_30d, 0) AS sold FROM scarce s LEFT JOIN haat_catalog_product c USING (product_id)
              ORDER BY s.pieces, sold DESC, s.variant_id LIMIT ${limits.overviewRows}) part
       JOIN haat_variant v ON v.id = part.variant_id
       JOIN haat_any_product p ON p.id = part.product_id
       CROSS JOIN LATERAL (${variantChoiceSql}) choice))`;

export const overviewParts = ["sales", "orders", "products"] as const;
export type OverviewPart = (typeof overviewParts)[number];

const today = indiaDaySql("now()");
const rupees = (paise: string) => `(${paise} / 100.0)::float8`;
const sold = `COALESCE(sum(orders) FILTER (WHERE status <> 'cancelled'), 0)::int AS orders,
  ${rupees("COALESCE(sum(gross - discount + delivery) FILTER (WHERE status <> 'cancelled'), 0)")} AS sales`;

/** Sums from the day `first` days ago to the day `last` days ago. */
const soldSql = (first: number, last: number) => `
  (SELECT row_to_json(part) FROM (SELECT ${sold} FROM figures_day WHERE day BETWEEN ${today} - ${first} AND ${today} - ${last}) part)`;

const daysSql = (first: number, last: number) => `
  (SELECT json_agg(part ORDER BY part.day) FROM (
     SELECT to_char(one.day, 'YYYY-MM-DD') AS day, sums.*
       FROM (SELECT generate_series(${today} - ${first}, ${today} - ${last}, '1 day')::date AS day) one
       CROSS JOIN LATERAL (SELECT ${sold} FROM figures_day f WHERE f.day = one.day) sums) part)`;

const salesSql = `
  SELECT json_build_object('today', ${soldSql(0, 0)}, 'yesterday', ${soldSql(1, 1)},
    'last30', ${soldSql(29, 0)}, 'before30', ${soldSql(59, 30)}, 'days', ${daysSql(29, 0)}, 'daysBefore', ${daysSql(59, 30)})`;

/** A time in wire format. */
const instantSql = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const byStatusSql = `
  SELECT COALESCE(json_agg(part ORDER BY part.status), '[]') FROM (
    SELECT status, sum(orders)::int AS orders FROM figures_day GROUP BY status) part`;

const latestSql = `
  SELECT COALESCE(json_agg(json_build_object('_id', order_id, 'orderNumber', display_id, 'customer', customer_name,
           'createdAt', ${instantSql("placed_at")}, 'orderStatus', status, 'finalAmount', ${rupees("total_paise")})
         ORDER BY placed_at DESC, order_id DESC), '[]')
    FROM (SELECT * FROM haat_order_listing ORDER BY placed_at DESC, order_id DESC LIMIT ${limits.overviewRows}) part`;

/** Requests that await a decision or their items, longest wait first. */
const waiting = "return_status IN ('requested', 'approved') AND status = 'returned'";
const returnsSql = `
  SELECT json_build_object('total', (SELECT count(*) FROM haat_order_listing WHERE ${waiting}),
    'oldest', (SELECT COALESCE(json_agg(json_build_object('orderId', order_id, 'orderNumber', display_id,
                 'customer', customer_name, 'action', return_action, 'status', return_status,
                 'requestedAt', ${instantSql("return_at")}) ORDER BY return_at, order_id), '[]')
                 FROM (SELECT * FROM haat_order_listing WHERE ${waiting} ORDER BY return_at, order_id LIMIT ${limits.overviewRows}) part))`;

/** The shop's own ranking, also used for its best sellers. */
const bestSellersSql = `
  SELECT COALESCE(json_agg(json_build_object('productId', p.id, 'title', p.title, 'image', COALESCE(p.thumbnail, ''),
           'sold', best.units_30d) ORDER BY best.units_30d DESC, best.rating DESC, best.product_id DESC), '[]')
    FROM (SELECT product_id, units_30d, rating, created_at FROM haat_catalog_product WHERE active AND units_30d > 0
           ORDER BY units_30d DESC, rating DESC, created_at DESC, product_id DESC LIMIT ${limits.overviewRows}) best
    JOIN haat_any_product p ON p.id = best.product_id`;

const columns: Record<OverviewPart, Record<string, string>> = {
  sales: { sales: salesSql },
  orders: { ordersByStatus: byStatusSql, latestOrders: latestSql, returnsWaiting: returnsSql },
  products: { lowStock: lowStockSql, bestSellers: bestSellersSql },
};

type Answer = Omit<Overview, "success" | "message">;

/** The overview in one statement; parts that are not requested are not read, and are null. */
export async function readOverview(run: Run, parts: readonly OverviewPart[]): Promise<Answer> {
  const wanted = overviewParts.filter((part) => parts.includes(part));
  const fields = wanted.flatMap((part) => Object.entries(columns[part]));
  const [row] = await run<Partial<Answer>>({
    name: `overview-${wanted.join("-")}`,
    text: `SELECT to_char(${today}, 'YYYY-MM-DD') AS today${fields.map(([name, sql]) => `, (${sql}) AS "${name}"`).join("")}`,
    values: [],
  });
  return {
    today: row?.today ?? "",
    sales: row?.sales ?? null,
    ordersByStatus: row?.ordersByStatus ?? null,
    latestOrders: row?.latestOrders ?? null,
    returnsWaiting: row?.returnsWaiting ?? null,
    lowStock: row?.lowStock ?? null,
    bestSellers: row?.bestSellers ?? null,
  };
}
