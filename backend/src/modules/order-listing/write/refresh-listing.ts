import type { Run } from "#database/database";
import { refreshSql } from "./listing-sql";

/**
 * Brings the rows of these orders up to date in the transaction that `run` works in; to be called when what they are
 * made of has been written. Whoever else is at the same order waits, so that the later one always sees what the earlier
 * one wrote.
 *
 * @returns how many rows changed.
 */
export async function refreshListing(run: Run, orderIds: readonly string[]): Promise<number> {
  const ids = [...new Set(orderIds)].sort();
  if (ids.length === 0) return 0;
  await run({
    name: "order-listing-lock",
    text: `SELECT count(pg_advisory_xact_lock(hashtext('order-listing'), hashtext(id))) AS locks
             FROM (SELECT id FROM unnest($1::text[]) AS id ORDER BY id) ordered`,
    values: [ids],
  });
  const changed = await run({ name: "order-listing-refresh", text: refreshSql, values: [ids] });
  return changed.length;
}
