import { limits } from "@haat/api-contract/limits";
import type { Database, Run } from "#database/database";
import { datedProductsSql, touchedProductsSql } from "#engine/product/which-products-sql";
import { broadcastChange, lockWriter } from "./publish-change";
import { rebuildProducts, type Skipped } from "./rebuild-products";
import { countUnitsIn } from "./units";

/** Raise it when the shape of a row's JSON changes: the next start then rebuilds every row. */
const layout = 5;

/** Products whose stock differs from their row, whoever wrote it and however. $2 as for a rebuild. */
const miscountedSql = `
  SELECT c.product_id FROM catalog_product c JOIN (
    SELECT v.product_id, sum(CASE WHEN v.product_id IN (SELECT w.product_id FROM haat_product_details w WHERE NOT w.in_stock) THEN 0
                                WHEN NOT v.is_counted THEN $2::int ELSE GREATEST(COALESCE(stock.pieces, 0), 0) END) AS pieces
      FROM haat_variant v LEFT JOIN (
        SELECT variant_id, min(floor(pieces / required_quantity)) AS pieces FROM (
          SELECT vi.variant_id, vi.item_id, vi.required_quantity, COALESCE(sum(l.available), 0) AS pieces
            FROM haat_variant_item vi
            LEFT JOIN haat_stock_level l ON l.item_id = vi.item_id AND l.sells
           GROUP BY vi.variant_id, vi.item_id, vi.required_quantity) item
         GROUP BY variant_id) stock ON stock.variant_id = v.id
     GROUP BY v.product_id) counted USING (product_id)
   WHERE c.quantity <> counted.pieces`;

const touched = (table: string) => `(GREATEST(${table}.updated_at, ${table}.deleted_at) > $1::timestamptz)`;

/**
 * Products whose row may be stale although no event reported it: some of their data was written since $1 (a raw write,
 * an event lost in a crash), a price list began or ended by its dates, their stock differs, or they have no row or no
 * product.
 */
const doubtfulSql = `
  ${touchedProductsSql("$1", touched)}
  UNION SELECT p.id FROM haat_product p LEFT JOIN catalog_product c ON c.product_id = p.id WHERE c.product_id IS NULL
  UNION SELECT c.product_id FROM catalog_product c LEFT JOIN haat_product p ON p.id = c.product_id WHERE p.id IS NULL
  UNION SELECT d.product_id FROM haat_any_product_details d WHERE ${touched("d")}
  UNION SELECT seller.product_id FROM haat_product_seller seller WHERE seller.changed_at > $1::timestamptz
  UNION SELECT r.product_id FROM haat_any_review r WHERE ${touched("r")}
  UNION ${miscountedSql} ORDER BY 1`;

const everythingSql = "SELECT id FROM haat_any_product UNION SELECT product_id FROM catalog_product ORDER BY 1";

/** Products that are read at a time; their rows are written in smaller batches. */
const pageSize = 5000;

const now = async (run: Run) => {
  const [row] = await run<{ now: string }>({ name: "catalog-now", text: "SELECT now()::text AS now", values: [] });
  return row?.now ?? "epoch";
};

type State = { layout: number; since: string };

async function readState(run: Run): Promise<State | undefined> {
  const [state] = await run<State>({
    name: "catalog-state",
    // A minute's overlap: a transaction's timestamp is its beginning, and it becomes visible at its end.
    text: `SELECT layout, (swept_at - interval '1 minute')::text AS since FROM catalog_state`,
    values: [],
  });
  return state;
}

/**
 * Repairs what no event reported and advances the windows of the best sellers. The first run on a database, or after
 * the layout has changed, builds everything. Returns how many rows changed.
 */
export async function sweepCatalog(database: Database, skipped: Skipped): Promise<number> {
  const started = await now(database.run);
  const state = await readState(database.run);
  const swept = state?.layout === layout ? state : undefined;
  const query = swept
    ? { text: doubtfulSql, values: [swept.since, limits.maxLineQuantity] }
    : { text: everythingSql, values: [] };
  let changed = 0;
  await database.inPages<{ id: string }>(query, pageSize, async (rows) => {
    const ids = rows.map(({ id }) => id);
    changed += await rebuildProducts(database, ids, { skipped, counting: swept !== undefined });
  });
  return database.transaction(async (run) => {
    await lockWriter(run);
    const moved = await countUnitsIn(run);
    if (moved > 0) await broadcastChange(run);
    await run({
      name: "catalog-swept",
      text: "UPDATE catalog_state SET layout = $1, swept_at = GREATEST(swept_at, $2::timestamptz)",
      values: [layout, started],
    });
    return changed + moved;
  });
}

/**
 * A sweep reads every product, variant, price and stock level: half a minute of the database's time for a million
 * products. So a large catalogue is swept each so many minutes, which is how long a lost event may go unnoticed.
 */
const productsPerMinute = 50_000;

/** `reltuples` is PostgreSQL's own estimate, -1 before the first. Half a minute is allowed for a late timer. */
const dueSql = `
  SELECT swept_at + make_interval(mins => floor(GREATEST(c.reltuples, 0) / $1::int)::int) <= now() + interval '30 seconds' AS due
    FROM catalog_state, pg_class c WHERE c.oid = 'catalog_product'::regclass`;

/** Two tasks of a minute overlap, so that none of a price list's dates falls between them. */
const datesSql = `${datedProductsSql("(now() - interval '2 minutes')")} ORDER BY 1`;

/** Each minute: sweeps a catalogue that is due, and follows price lists' dates in any. Returns how many rows changed. */
export async function sweepWhenDue(database: Database, skipped: Skipped): Promise<number> {
  const [row] = await database.run<{ due: boolean }>({
    name: "catalog-sweep-due",
    text: dueSql,
    values: [productsPerMinute],
  });
  if (row?.due !== false) return sweepCatalog(database, skipped);
  let changed = 0;
  await database.inPages<{ product_id: string }>({ text: datesSql, values: [] }, pageSize, async (rows) => {
    changed += await rebuildProducts(database, [...new Set(rows.map(({ product_id }) => product_id))], { skipped });
  });
  return changed;
}

/** Rebuilds every row, as after seeding. Returns how many rows changed. */
export async function rebuildCatalog(database: Database, skipped: Skipped): Promise<number> {
  await database.run({ name: "catalog-forget", text: "UPDATE catalog_state SET layout = 0", values: [] });
  return sweepCatalog(database, skipped);
}
