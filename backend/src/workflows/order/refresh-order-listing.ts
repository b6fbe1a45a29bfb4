import type { OneTransaction } from "#database/one-transaction";
import { OrderListingService } from "#modules/order-listing/service";
import type { KeepMoney } from "#modules/order-listing/write/refresh-listing";
import { saveMoney } from "../order-money/keep-money";

/**
 * Brings the money and the back office's list up to date with orders that the running transaction has changed. To be
 * called before stock is locked, which is locked last.
 */
export async function refreshOrderListing(transaction: OneTransaction, orderIds: readonly string[]): Promise<void> {
  await transaction.flush();
  await OrderListingService.refreshIn(transaction.prepared, orderIds, saveMoney);
}

/** Lists an order that the running transaction has made; `money` writes what it is made of. */
export async function listNewOrder(transaction: OneTransaction, orderId: string, money: KeepMoney): Promise<void> {
  await transaction.flush();
  await OrderListingService.listNewIn(transaction.prepared, orderId, money);
}
