import { loginMessages } from "@haat/api-contract/login/messages";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { shareCustomerRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { ShopperLoginService } from "#modules/shopper-login/service";

/**
 * Call it after locking the customer's row, or finding it gone: the previous lock holder may have blocked the account.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function checkHeld(transaction: OneTransaction, customerId: string, isHeld: boolean): Promise<void> {
  if (!isHeld) throw new ApiError(401, loginMessages.tokenRejected);
  if (await ShopperLoginService.isAnyBlockedIn(transaction.prepared, [customerId]))
    throw new ApiError(401, loginMessages.accountBlocked);
}

/**
 * Keeps the account from being deleted, blocked or merged before the running transaction ends, so that nothing is
 * written for a deleted or blocked customer. The lock is shared.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function lockCustomer(transaction: OneTransaction, customerId: string): Promise<void> {
  await checkHeld(transaction, customerId, await shareCustomerRow(transaction, customerId));
}
