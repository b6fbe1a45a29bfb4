import type { OneTransaction } from "#engine/hooks/one-transaction";
import { OrderListingService } from "#modules/order-listing/service";
import type { KeepMoney } from "#modules/order-listing/write/refresh-listing";
import { saveMoney } from "../order-money/keep-money";

/**
 * Refreshes the money and the back office's listing of orders that the running transaction has changed. Call it before
 * locking stock, which is always locked last.
 */
export async function refreshOrderListing(transaction: OneTransaction, orderIds: readonly string[]): Promise<void> {
  await transaction.flush();
  await OrderListingService.refreshIn(transaction.prepared, orderIds, saveMoney);
}

/** Lists an order created by the running transaction; `money` writes its line money. */
export async function listNewOrder(transaction: OneTransaction, orderId: string, money: KeepMoney): Promise<void> {
  await transaction.flush();
  await OrderListingService.listNewIn(transaction.prepared, orderId, money);
}
