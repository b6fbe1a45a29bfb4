import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";

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
  const levels = await transaction.run<{ id: string }>(
    `SELECT l.id FROM inventory_level l
      WHERE l.deleted_at IS NULL AND EXISTS (
        SELECT FROM reservation_item r WHERE r.line_item_id = ANY (?) AND r.deleted_at IS NULL
           AND r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id)
      ORDER BY l.id FOR UPDATE`,
    [lineIds],
  );
  if (levels.length === 0) return [];
  const inventory = container.resolve(Modules.INVENTORY);
  await inventory.deleteReservationItemsByLineItem(lineIds, transaction.contextFor(inventory));
  return levels.map(({ id }) => id);
}
