import type { Database } from "#database/database";
import { instantSql } from "#database/page-of";

/** Sellers that are updated in one transaction. */
const batch = 500;

const staleSql = `SELECT EXISTS (SELECT FROM seller_balance_stale)
  OR EXISTS (SELECT FROM seller_balance WHERE next_due_at <= now()) AS stale`;

/** A batch of stale sellers, and of those whose balance changed by time alone. $1: how many. */
const takeSql = `
WITH taken AS (DELETE FROM seller_balance_stale WHERE seller_id IN (
  SELECT DISTINCT seller_id FROM seller_balance_stale LIMIT $1) RETURNING seller_id)
SELECT seller_id AS id FROM taken
UNION (SELECT seller_id FROM seller_balance WHERE next_due_at <= now() LIMIT $1)`;

/** A seller's earnings by what holds them; the reason of what is due is null. `seller` is SQL. */
const partsSql = (seller: string) => `
  SELECT e.held_for AS reason, sum(e.net) AS net, min(e.due_at) AS until
    FROM haat_earned_line e WHERE e.seller_id = ${seller} GROUP BY e.held_for`;

/** SQL of the pending parts of `parts` as JSON, the largest first: `HeldPart[]`. */
const heldPartsSql = `COALESCE(jsonb_agg(jsonb_build_object('reason', reason, 'net', net, 'until', ${instantSql("until")})
  ORDER BY net DESC, reason) FILTER (WHERE reason IS NOT NULL), '[]')`;

/** The pending parts of the earnings of seller $1, from all lines. */
export const heldSql = `SELECT ${heldPartsSql} AS held FROM (${partsSql("$1")}) parts`;

/** $1: ids, text[]. */
const writeSql = `
INSERT INTO seller_balance AS b (seller_id, net, due, paid_out, next_due_at, held)
SELECT one.id, earned.net, earned.due, payout.sum, earned.next_due_at, earned.held
  FROM unnest($1::text[]) one (id)
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(net), 0) AS net, COALESCE(sum(net) FILTER (WHERE reason IS NULL), 0) AS due,
           min(until) FILTER (WHERE reason IS NOT NULL) AS next_due_at, ${heldPartsSql} AS held
      FROM (${partsSql("one.id")}) parts) earned
  CROSS JOIN LATERAL (SELECT COALESCE(sum(amount_paise), 0) AS sum FROM haat_seller_payout WHERE seller_id = one.id) payout
ON CONFLICT (seller_id) DO UPDATE
   SET net = EXCLUDED.net, due = EXCLUDED.due, paid_out = EXCLUDED.paid_out, next_due_at = EXCLUDED.next_due_at,
       held = EXCLUDED.held`;

/** One transaction; returns whether there was something to do. */
const addUpSome = (database: Database): Promise<boolean> =>
  database.transaction(async (run) => {
    await run({ name: "balance-lock", text: "SELECT pg_advisory_xact_lock(hashtext('seller-balance'))", values: [] });
    const taken = await run<{ id: string }>({ name: "balance-take", text: takeSql, values: [batch] });
    if (taken.length === 0) return false;
    await run({ name: "balance-write", text: writeSql, values: [taken.map(({ id }) => id)] });
    return true;
  });

/** Recalculates stale balances, so that a reader then sees everything that was committed before. */
export async function addUpBalances(database: Database): Promise<void> {
  const isStale = async () => {
    const [row] = await database.run<{ stale: boolean }>({ name: "balance-stale", text: staleSql, values: [] });
    return row?.stale ?? false;
  };
  while (await isStale()) if (!(await addUpSome(database))) return;
}
