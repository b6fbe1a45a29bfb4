import type { Run } from "#database/database";
import { refreshSql } from "./listing-sql";

/** Refreshes the money of orders; the listing reads its sums. */
export type KeepMoney = (run: Run, orderIds: readonly string[]) => Promise<unknown>;

/** Serializes writers of the money and the rows of these orders, until the transaction of `run` ends. */
export async function lockOrders(run: Run, orderIds: readonly string[]): Promise<void> {
  await run({
    name: "order-listing-lock",
    text: `SELECT count(pg_advisory_xact_lock(hashtext('order-listing'), hashtext(id))) AS locks
             FROM (SELECT id FROM unnest($1::text[]) AS id ORDER BY id) ordered`,
    values: [orderIds],
  });
}

/**
 * Refreshes the money and then the rows of these orders, in the transaction of `run`; call it after writing their
 * sources. Concurrent callers for the same order wait, so that the later one always sees what the earlier one wrote.
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

/** The same for an order that this transaction created, which no one else can be writing. */
export async function listNew(run: Run, orderId: string, saveMoney: KeepMoney): Promise<void> {
  await saveMoney(run, [orderId]);
  await run({ name: "order-listing-refresh", text: refreshSql, values: [[orderId]] });
}
