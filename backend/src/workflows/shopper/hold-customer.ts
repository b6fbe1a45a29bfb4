import { loginMessages } from "@haat/api-contract/login/messages";
import type { OneTransaction } from "#database/one-transaction";
import { holdCustomerRow } from "#engine/hold-rows";
import { ApiError } from "#errors/api-error";

/** Whether one of these customers is blocked. `customerIds` is SQL of a list. */
export const isBlockedSql = (customerIds: string): string =>
  `EXISTS (SELECT FROM shopper_login l WHERE l.customer_id IN (${customerIds}) AND l.blocked_at IS NOT NULL)`;

/**
 * To be asked once the customer's row is held, or was found to be gone: whoever had it before may have blocked the
 * account.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function checkHeld(transaction: OneTransaction, customerId: string, isHeld: boolean): Promise<void> {
  if (!isHeld) throw new ApiError(401, loginMessages.tokenRejected);
  const [login] = await transaction.run<{ blocked: boolean }>(`SELECT ${isBlockedSql("?")} AS blocked`, [customerId]);
  if (login?.blocked) throw new ApiError(401, loginMessages.accountBlocked);
}

/**
 * Keeps the account from being deleted, blocked, or joined with another, before the running transaction ends: nothing
 * that it writes outlives its owner, or is written for who is blocked. Any number may hold one account at the same time.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function holdCustomer(transaction: OneTransaction, customerId: string): Promise<void> {
  await checkHeld(transaction, customerId, await holdCustomerRow(transaction, customerId));
}
