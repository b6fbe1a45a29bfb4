import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";

type Content = { levelId: string; inventoryItemId: string; locationId: string; quantity: number };

const contents = `
  SELECT l.id AS "levelId", l.inventory_item_id AS "inventoryItemId", l.location_id AS "locationId", i.quantity::float8 AS quantity
    FROM fulfillment f
    JOIN fulfillment_item i ON i.fulfillment_id = f.id AND i.deleted_at IS NULL
    JOIN inventory_level l ON l.inventory_item_id = i.inventory_item_id AND l.location_id = f.location_id AND l.deleted_at IS NULL
   WHERE f.id = ANY (?) AND f.canceled_at IS NULL
   ORDER BY l.id FOR UPDATE OF l`;

/**
 * Fulfilments that had left the house are back: their goods are in stock again, and the engine's order reads as if it had
 * never been packed, so that it can be packed anew. The engine itself cancels none that was shipped.
 *
 * @returns ids of the stock levels that changed.
 */
export async function takeBackGoods(
  container: MedusaContainer,
  transaction: OneTransaction,
  orderId: string,
  fulfilmentIds: string[],
): Promise<string[]> {
  if (fulfilmentIds.length === 0) return [];
  const back = await transaction.run<Content>(contents, [fulfilmentIds]);
  const inventory = container.resolve(Modules.INVENTORY);
  for (const { inventoryItemId, locationId, quantity } of back) {
    await inventory.adjustInventory(inventoryItemId, locationId, quantity, transaction.contextFor(inventory));
  }
  await transaction.run("UPDATE fulfillment SET canceled_at = now(), updated_at = now() WHERE id = ANY (?)", [
    fulfilmentIds,
  ]);
  const none = `'{"value": "0", "precision": 20}'::jsonb`;
  await transaction.run(
    `UPDATE order_item i SET fulfilled_quantity = 0, raw_fulfilled_quantity = ${none}, shipped_quantity = 0,
            raw_shipped_quantity = ${none}, delivered_quantity = 0, raw_delivered_quantity = ${none}, updated_at = now()
       FROM "order" o WHERE o.id = i.order_id AND i.version = o.version AND o.id = ?`,
    [orderId],
  );
  return [...new Set(back.map(({ levelId }) => levelId))];
}
