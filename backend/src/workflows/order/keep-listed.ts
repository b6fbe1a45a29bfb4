import type { OneTransaction } from "#database/one-transaction";
import { OrderListingService } from "#modules/order-listing/service";

/**
 * Brings the back office's list up to date with orders that the running transaction has changed. To be called before
 * stock is locked, which is locked last.
 */
export async function keepListed(transaction: OneTransaction, orderIds: readonly string[]): Promise<void> {
  await transaction.flush();
  await OrderListingService.refreshIn(transaction.prepared, orderIds);
}
