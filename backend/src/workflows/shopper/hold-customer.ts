import { loginMessages } from "@haat/api-contract/login/messages";
import type { OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../errors/api-error";

/** Whether a customer `c` is blocked. */
export const isBlockedSql =
  "EXISTS (SELECT FROM shopper_login l WHERE l.customer_id = c.id AND l.blocked_at IS NOT NULL)";

/** What a statement that took the customer's row found. @throws ApiError 401 the account is gone, or blocked. */
export function checkHeld([customer]: readonly { blocked: boolean }[]): void {
  if (!customer) throw new ApiError(401, loginMessages.tokenRejected);
  if (customer.blocked) throw new ApiError(401, loginMessages.accountBlocked);
}

/**
 * Keeps the account from being deleted, blocked, or joined with another, before the running transaction ends: nothing
 * that it writes outlives its owner, or is written for who is blocked. Any number may hold one account at the same time.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function holdCustomer(transaction: OneTransaction, customerId: string): Promise<void> {
  const held = "SELECT id FROM customer WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE";
  const rows = await transaction.run<{ id: string }>(held, [customerId]);
  // Asked after the row was waited for: whoever had it may have blocked the account.
  const blocked = `SELECT ${isBlockedSql} AS blocked FROM customer c WHERE c.id = ?`;
  checkHeld(rows.length > 0 ? await transaction.run<{ blocked: boolean }>(blocked, [customerId]) : []);
}
