import type { OneTransaction } from "#database/one-transaction";
import { OrderListingService } from "#modules/order-listing/service";
import type { KeepMoney } from "#modules/order-listing/write/refresh-listing";
import { keepMoney } from "../order-money/keep-money";

/**
 * Brings the money and the back office's list up to date with orders that the running transaction has changed. To be
 * called before stock is locked, which is locked last.
 */
export async function keepListed(
  transaction: OneTransaction,
  orderIds: readonly string[],
  money: KeepMoney = keepMoney,
): Promise<void> {
  await transaction.flush();
  await OrderListingService.refreshIn(transaction.prepared, orderIds, money);
}
