import type { Run } from "#database/database";

type Pair = { from: string; into: string };

const moveEntries = (run: Run, { from, into }: Pair) =>
  run({
    name: "wallet-entry-move-shopper",
    text: "UPDATE wallet_entry SET customer_id = $2 WHERE customer_id = $1",
    values: [from, into],
  });

const removeAccount = (run: Run, customerId: string) =>
  run({ name: "wallet-remove", text: "DELETE FROM wallet_account WHERE customer_id = $1", values: [customerId] });

/** Entries stay in the ledger, and move to `nobody`. The wallet must be empty. */
export async function purgeShopper(run: Run, customerId: string, nobody: string): Promise<void> {
  await moveEntries(run, { from: customerId, into: nobody });
  await removeAccount(run, customerId);
}

/**
 * Merges one shopper's wallet into another's. Entries are ordered by time, and each gets the merged balance after it,
 * which was never below either wallet's.
 */
export async function moveShopper(run: Run, { from, into }: Pair): Promise<void> {
  await run({
    name: "wallet-join",
    text: `INSERT INTO wallet_account (customer_id, balance_paise)
           SELECT $2::text, balance_paise FROM wallet_account WHERE customer_id = $1
           ON CONFLICT (customer_id) DO UPDATE SET balance_paise = wallet_account.balance_paise + EXCLUDED.balance_paise`,
    values: [from, into],
  });
  await removeAccount(run, from);
  await moveEntries(run, { from, into });
  await run({
    name: "wallet-entry-add-up",
    text: `UPDATE wallet_entry e SET balance_paise = running.paise
             FROM (SELECT id, sum(amount_paise) OVER (ORDER BY created_at, id) AS paise
                     FROM wallet_entry WHERE customer_id = $1) running
            WHERE e.id = running.id AND e.balance_paise <> running.paise`,
    values: [into],
  });
}
