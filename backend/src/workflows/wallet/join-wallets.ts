/**
 * What two accounts' wallets become when the accounts are joined: one wallet, as if it had always been one. Entries stand by
 * their time, and each says again what the wallet held after it; that was never less than what either of them held.
 */
export const walletMoves = [
  `INSERT INTO wallet_account (customer_id, balance_paise)
   SELECT CAST(:into AS text), balance_paise FROM wallet_account WHERE customer_id = :from
   ON CONFLICT (customer_id) DO UPDATE SET balance_paise = wallet_account.balance_paise + EXCLUDED.balance_paise`,
  "DELETE FROM wallet_account WHERE customer_id = :from",
  "UPDATE wallet_entry SET customer_id = :into WHERE customer_id = :from",
  `UPDATE wallet_entry e SET balance_paise = running.paise
     FROM (SELECT id, sum(amount_paise) OVER (ORDER BY created_at, id) AS paise
             FROM wallet_entry WHERE customer_id = :into) running
    WHERE e.id = running.id AND e.balance_paise <> running.paise`,
];
