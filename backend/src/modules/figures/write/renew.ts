import type { Database, Run } from "#database/database";
import { lockCustomersSql } from "#engine/lock-rows";
import { variantPiecesSql } from "#engine/product/product-sql";
import { customersSql } from "./customers-sql";
import { categoryDaysSql, daysSql } from "./days-sql";
import { linesSql } from "./lines-sql";

/**
 * Upserts these variants' rows where they differ, and deletes the rows of variants that are not counted. $1: ids,
 * text[].
 */
const stockSql = `
WITH fresh AS MATERIALIZED (
  SELECT v.id AS variant_id, v.product_id, stock.pieces
    FROM haat_variant v
    JOIN haat_product p ON p.id = v.product_id AND p.is_published
    CROSS JOIN LATERAL (${variantPiecesSql}) stock
   WHERE v.id = ANY ($1) AND v.is_counted),
gone AS (
  DELETE FROM figures_stock f WHERE f.variant_id = ANY ($1)
     AND NOT EXISTS (SELECT FROM fresh n WHERE n.variant_id = f.variant_id))
INSERT INTO figures_stock AS f (variant_id, product_id, pieces) SELECT variant_id, product_id, pieces FROM fresh
ON CONFLICT (variant_id) DO UPDATE SET product_id = EXCLUDED.product_id, pieces = EXCLUDED.pieces
 WHERE (f.product_id, f.pieces) IS DISTINCT FROM (EXCLUDED.product_id, EXCLUDED.pieces)`;

/** Orders, customers or variants for each transaction. */
const batch = 4000;
/** All days at once: each costs a pass over its orders, no matter how often it is listed. */
const everything = 1_000_000_000;

/**
 * Takes stale entries off the list. Uncommitted changes of other transactions are not visible, and add rows of their
 * own.
 *
 * @returns whether more may be left.
 */
async function take(
  run: Run,
  column: "order_id" | "day" | "customer_id" | "variant_id",
  max: number,
  renew: (values: string[]) => Promise<void>,
): Promise<boolean> {
  const rows = await run<{ value: string }>({
    name: `figures-take-${column}`,
    text: `DELETE FROM figures_stale WHERE id IN (
             SELECT id FROM figures_stale WHERE ${column} IS NOT NULL ORDER BY id LIMIT $1)
           RETURNING ${column}::text AS value`,
    values: [max],
  });
  const values = [...new Set(rows.map(({ value }) => value))].sort();
  if (values.length > 0) await renew(values);
  return rows.length === max;
}

/**
 * Runs one transaction; returns whether more is left. Orders go first, so that each day of a long list is summed only
 * once.
 */
const renewSome = (database: Database): Promise<boolean> =>
  database.transaction(async (run) => {
    const write = async (name: string, text: string, values: readonly string[]) => {
      await run({ name: `figures-${name}`, text, values: [values] });
    };
    await run({ name: "figures-lock", text: "SELECT pg_advisory_xact_lock(hashtext('figures-writer'))", values: [] });
    // Statistics of a newly filled table still say that it is empty, and it would be scanned in full for each row.
    await run({ name: "", text: "SET LOCAL enable_seqscan = off", values: [] });
    if (await take(run, "order_id", batch, (ids) => write("lines", linesSql, ids))) return true;
    await take(run, "day", everything, async (days) => {
      await write("days", daysSql, days);
      await write("category-days", categoryDaysSql, days);
    });
    const moreStock = await take(run, "variant_id", batch, (ids) => write("stock", stockSql, ids));
    const moreCustomers = await take(run, "customer_id", batch, async (ids) => {
      // Locked before anything of theirs is written: deleting a customer locks rows in the same order.
      await write("hold-customers", lockCustomersSql, ids);
      await write("customers", customersSql, ids);
    });
    return moreStock || moreCustomers;
  });

/**
 * Recalculates what has changed since the last time. Every reader of figures calls it first; it does nothing unless
 * something was committed since. So figures are never stale, and cost nothing while no one reads them.
 */
export async function renewFigures(database: Database): Promise<void> {
  const [row] = await database.run<{ stale: boolean }>({
    name: "figures-stale",
    text: "SELECT EXISTS (SELECT FROM figures_stale) AS stale",
    values: [],
  });
  if (!row?.stale) return;
  while (await renewSome(database));
}
