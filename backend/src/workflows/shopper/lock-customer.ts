import { loginMessages } from "@haat/api-contract/login/messages";
import type { OneTransaction } from "#database/one-transaction";
import { shareCustomerRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { ShopperLoginService } from "#modules/shopper-login/service";

/**
 * To be asked once the customer's row is held, or was found to be gone: whoever had it before may have blocked the
 * account.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function checkHeld(transaction: OneTransaction, customerId: string, isHeld: boolean): Promise<void> {
  if (!isHeld) throw new ApiError(401, loginMessages.tokenRejected);
  if (await ShopperLoginService.isAnyBlockedIn(transaction.prepared, [customerId]))
    throw new ApiError(401, loginMessages.accountBlocked);
}

/**
 * Keeps the account from being deleted, blocked, or joined with another, before the running transaction ends: nothing
 * that it writes outlives its owner, or is written for who is blocked. Any number may hold one account at the same time.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function lockCustomer(transaction: OneTransaction, customerId: string): Promise<void> {
  await checkHeld(transaction, customerId, await shareCustomerRow(transaction, customerId));
}
