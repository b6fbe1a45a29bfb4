import type { Database, Run } from "#database/database";
import { changedPaymentsSql } from "#engine/payment/payments-sql";
import { type KeepMoney, refreshListing } from "./refresh-listing";

/** Orders for each transaction. */
const batchSize = 500;

const since = (table: string) => `${table}.updated_at > $1::timestamptz`;

/**
 * Orders whose row may be stale because it was not refreshed: their data was written since $1, for example by the
 * engine's own workflows or by hand, or they have no row, or the row has no order.
 */
const doubtfulSql = `
  SELECT s.order_id AS id FROM haat_any_order_status s WHERE s.updated_at > $1::timestamptz
  UNION SELECT o.id FROM haat_order o WHERE ${since("o")}
  UNION SELECT r.order_id FROM haat_any_return_request r WHERE ${since("r")}
  UNION ${changedPaymentsSql(since)}
  UNION SELECT s.order_id FROM haat_any_customer c JOIN haat_any_order_status s ON s.customer_id = c.id WHERE ${since("c")}
  UNION SELECT s.order_id FROM haat_order_status s JOIN haat_order o ON o.id = s.order_id
          LEFT JOIN order_listing l ON l.order_id = s.order_id WHERE l.order_id IS NULL
  UNION SELECT l.order_id FROM order_listing l LEFT JOIN haat_order o ON o.id = l.order_id WHERE o.id IS NULL
   ORDER BY 1`;

/**
 * Adds the difference between rows and tally to the tally, both read in one snapshot, so that concurrent writes are not
 * lost.
 */
const repairTallySql = `
  INSERT INTO order_tally (status, orders, revenue_paise)
  SELECT status, COALESCE(l.orders, 0) - COALESCE(t.orders, 0), COALESCE(l.revenue, 0) - COALESCE(t.revenue, 0)
    FROM (SELECT status, count(*) AS orders, sum(paid_paise - refunded_paise) AS revenue FROM order_listing GROUP BY status) l
    FULL JOIN (SELECT status, sum(orders) AS orders, sum(revenue_paise) AS revenue FROM order_tally GROUP BY status) t USING (status)
   WHERE COALESCE(l.orders, 0) <> COALESCE(t.orders, 0) OR COALESCE(l.revenue, 0) <> COALESCE(t.revenue, 0)`;

const compactTallySql = `
  WITH parts AS (DELETE FROM order_tally RETURNING *)
  INSERT INTO order_tally (status, orders, revenue_paise)
  SELECT status, sum(orders), sum(revenue_paise) FROM parts GROUP BY status`;

const exec = (run: Run, name: string, text: string, values: readonly string[] = []) => run({ name, text, values });

async function tidyTally(database: Database): Promise<void> {
  await database.transaction(async (run) => {
    await exec(run, "order-tally-lock", "SELECT pg_advisory_xact_lock(hashtext('order-tally'))");
    await exec(run, "order-tally-mend", repairTallySql);
    await exec(run, "order-tally-compact", compactTallySql);
  });
}

/**
 * Repairs changes that had no event. The first run on a database fills the whole listing. Returns how many rows
 * changed.
 */
export async function sweepListing(database: Database, saveMoney: KeepMoney): Promise<number> {
  const [state] = await database.run<{ started: string; since: string }>({
    name: "order-listing-state",
    // A minute of overlap: a transaction's timestamp is its start, but its rows become visible when it commits.
    text: "SELECT now()::text AS started, (swept_at - interval '1 minute')::text AS since FROM order_listing_state",
    values: [],
  });
  if (!state) return 0;
  let changed = 0;
  await database.inPages<{ id: string }>({ text: doubtfulSql, values: [state.since] }, batchSize, async (rows) => {
    const ids = rows.map(({ id }) => id);
    changed += await database.transaction((run) => refreshListing(run, ids, saveMoney));
  });
  await tidyTally(database);
  await exec(
    database.run,
    "order-listing-swept",
    "UPDATE order_listing_state SET swept_at = GREATEST(swept_at, $1::timestamptz)",
    [state.started],
  );
  return changed;
}
