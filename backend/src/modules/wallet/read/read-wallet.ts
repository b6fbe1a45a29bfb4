import type { WalletReason } from "@haat/api-contract/wallet/words";
import type { Run } from "#database/database";
import { instantSql } from "#database/page-of";

export type WalletEntryRow = {
  id: string;
  amountPaise: number;
  balancePaise: number;
  reason: WalletReason;
  orderId: string | null;
  /** The display number of the order. */
  orderNumber: number | null;
  /** ISO 8601 in UTC. */
  at: string;
};

/** A snapshot of a wallet: its balance, its number of entries, and a page of them, newest first. */
export type WalletRow = { balancePaise: number; total: number; entries: WalletEntryRow[] };

export type Stretch = { limit: number; offset: number };

const entriesSql = `
SELECT e.id, e.amount_paise AS "amountPaise", e.balance_paise AS "balancePaise", e.reason, e.order_id AS "orderId",
       o.display_id AS "orderNumber", ${instantSql("e.created_at")} AS at
  FROM (SELECT * FROM wallet_entry WHERE customer_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) e
  LEFT JOIN haat_order o ON o.id = e.order_id
 ORDER BY e.created_at DESC, e.id DESC`;

export async function readWallet(run: Run, customerId: string, { limit, offset }: Stretch): Promise<WalletRow> {
  const [wallet] = await run<WalletRow>({
    name: "wallet",
    text: `
SELECT COALESCE((SELECT balance_paise FROM wallet_account WHERE customer_id = $1), 0)::float8 AS "balancePaise",
       (SELECT count(*)::int FROM wallet_entry WHERE customer_id = $1) AS total,
       COALESCE((SELECT json_agg(one) FROM (${entriesSql}) one), '[]') AS entries`,
    values: [customerId, limit, offset],
  });
  return wallet ?? { balancePaise: 0, total: 0, entries: [] };
}

export async function readBalance(run: Run, customerId: string): Promise<number> {
  const [wallet] = await run<{ paise: number }>({
    name: "wallet-balance",
    text: "SELECT balance_paise::float8 AS paise FROM wallet_account WHERE customer_id = $1",
    values: [customerId],
  });
  return wallet?.paise ?? 0;
}

/** The amount moved for a reference, in paise, negative for a debit; null if there was none. */
export async function readMoved(run: Run, reference: string): Promise<number | null> {
  const [entry] = await run<{ paise: number }>({
    name: "wallet-moved",
    text: "SELECT amount_paise::float8 AS paise FROM wallet_entry WHERE reference = $1",
    values: [reference],
  });
  return entry?.paise ?? null;
}
