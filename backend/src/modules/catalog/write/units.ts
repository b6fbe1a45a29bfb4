import { type Database, type Run, unprepared } from "#database/database";
import { broadcastChange, lockWriter, markChangedSql } from "./publish-change";

const sold = (ids: string) => `
  SELECT li.product_id, sum(li.quantity)::int AS month,
         COALESCE(sum(li.quantity) FILTER (WHERE o.created_at >= now() - interval '7 days'), 0)::int AS week
    FROM haat_order o
    JOIN haat_order_line li ON li.order_id = o.id AND li.version = o.version
   WHERE o.created_at >= now() - interval '30 days' AND NOT o.is_draft_order
     AND o.status <> 'canceled' AND o.canceled_at IS NULL ${ids}
   GROUP BY li.product_id`;

const put = (ids: string) => `
  WITH counted AS (UPDATE catalog_product c SET units_7d = COALESCE(sold.week, 0), units_30d = COALESCE(sold.month, 0)
    FROM catalog_product p LEFT JOIN (${sold(ids && `AND li.product_id = ANY ($1)`)}) sold USING (product_id)
   WHERE c.product_id = p.product_id ${ids}
     AND (c.units_7d, c.units_30d) IS DISTINCT FROM (COALESCE(sold.week, 0), COALESCE(sold.month, 0))
  RETURNING c.product_id)
  ${markChangedSql("counted")}`;

/**
 * Recounts the pieces sold in the last 7 and 30 days, of some products or of all; call under the writer's lock. Returns
 * how many rows changed.
 */
export async function countUnitsIn(run: Run, ids?: readonly string[]): Promise<number> {
  const changed = ids
    ? await run({ name: unprepared, text: put("AND p.product_id = ANY ($1)"), values: [ids] })
    : await run({ name: "catalog-count-all-units", text: put(""), values: [] });
  return changed.length;
}

/** The same in a transaction of its own, with a notification to every process. */
export const countUnits = (database: Database, ids?: readonly string[]): Promise<number> =>
  database.transaction(async (run) => {
    await lockWriter(run);
    const changed = await countUnitsIn(run, ids);
    if (changed > 0) await broadcastChange(run);
    return changed;
  });
