import type { View } from "#database/ensure-views";

export const walletViews: readonly View[] = [
  {
    // A shopper's wallet.
    name: "haat_wallet_account",
    sql: `
      SELECT customer_id, balance_paise
        FROM wallet_account`,
  },
  {
    // A credit to or debit from a wallet.
    name: "haat_wallet_entry",
    sql: `
      SELECT id, customer_id, amount_paise, reason, order_id, reference, created_at
        FROM wallet_entry`,
  },
];
