import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { lockLevelsOfLines } from "#engine/stock/lock-levels";

/**
 * Releases the reservations of an order's lines, in the running transaction. The stock rows are locked first, in the
 * order of their ids: the engine adds to values it has read, so there must be no write in between.
 *
 * @returns ids of the levels that changed.
 */
export async function releaseStock(
  container: MedusaContainer,
  transaction: OneTransaction,
  lineIds: string[],
): Promise<string[]> {
  const levels = await lockLevelsOfLines(transaction, lineIds);
  if (levels.length === 0) return [];
  const inventory = container.resolve(Modules.INVENTORY);
  await inventory.deleteReservationItemsByLineItem(lineIds, transaction.contextFor(inventory));
  return levels.map(({ id }) => id);
}
