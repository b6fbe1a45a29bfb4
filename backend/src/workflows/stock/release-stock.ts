import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";
import { lockLevelsOfLines } from "#engine/stock/lock-levels";

/**
 * Gives back in the running transaction what an order's lines have reserved. The stock's rows are locked first, in the
 * order of their ids: the engine adds and takes away from what it has read, so nobody may write in between.
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
