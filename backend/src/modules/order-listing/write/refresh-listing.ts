import type { Run } from "#database/database";
import { refreshSql } from "./listing-sql";

/** Brings the money of orders up to what they are now; the listing reads its sums. */
export type KeepMoney = (run: Run, orderIds: readonly string[]) => Promise<unknown>;

/** Whoever writes the money or the row of these orders waits until the transaction of `run` ends. */
export async function lockOrders(run: Run, orderIds: readonly string[]): Promise<void> {
  await run({
    name: "order-listing-lock",
    text: `SELECT count(pg_advisory_xact_lock(hashtext('order-listing'), hashtext(id))) AS locks
             FROM (SELECT id FROM unnest($1::text[]) AS id ORDER BY id) ordered`,
    values: [orderIds],
  });
}

/**
 * Brings the rows of these orders up to date in the transaction that `run` works in, and their money first; to be called
 * when what they are made of has been written. Whoever else is at the same order waits, so that the later one always sees
 * what the earlier one wrote.
 *
 * @returns how many rows changed.
 */
export async function refreshListing(run: Run, orderIds: readonly string[], saveMoney: KeepMoney): Promise<number> {
  const ids = [...new Set(orderIds)].sort();
  if (ids.length === 0) return 0;
  await lockOrders(run, ids);
  await saveMoney(run, ids);
  const changed = await run({ name: "order-listing-refresh", text: refreshSql, values: [ids] });
  return changed.length;
}

/** The same of an order that the transaction has made: nobody else can be at it. */
export async function listNew(run: Run, orderId: string, saveMoney: KeepMoney): Promise<void> {
  await saveMoney(run, [orderId]);
  await run({ name: "order-listing-refresh", text: refreshSql, values: [[orderId]] });
}
