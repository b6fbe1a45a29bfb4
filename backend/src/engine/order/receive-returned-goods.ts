import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

type Content = { levelId: string; inventoryItemId: string; locationId: string; quantity: number };

/**
 * The share of a line's shipped quantity that has not come back yet: what an earlier return brought is already in stock
 * or written off.
 */
const outSql = `CASE WHEN oi.fulfilled_quantity > 0
   THEN GREATEST(0, oi.fulfilled_quantity - oi.return_received_quantity - oi.return_dismissed_quantity) / oi.fulfilled_quantity ELSE 1 END`;

const contents = `
  SELECT l.id AS "levelId", l.inventory_item_id AS "inventoryItemId", l.location_id AS "locationId",
         round(i.quantity * COALESCE(line.out, 1), 6)::float8 AS quantity
    FROM fulfillment f
    JOIN fulfillment_item i ON i.fulfillment_id = f.id AND i.deleted_at IS NULL
    JOIN inventory_level l ON l.inventory_item_id = i.inventory_item_id AND l.location_id = f.location_id AND l.deleted_at IS NULL
    LEFT JOIN LATERAL (
      SELECT ${outSql} AS out FROM order_item oi JOIN "order" o ON o.id = oi.order_id AND oi.version = o.version
       WHERE o.id = ? AND oi.item_id = i.line_item_id AND oi.deleted_at IS NULL) line ON true
   WHERE f.id = ANY (?) AND f.canceled_at IS NULL
   ORDER BY l.id FOR UPDATE OF l`;

/** Items that an exchange sent stay in the order unchanged, so that nobody packs them a second time. */
const isExchanged = "EXISTS (SELECT FROM order_exchange_item x WHERE x.item_id = i.item_id AND x.deleted_at IS NULL)";

/**
 * Takes shipped fulfilments back: restocks their items and resets the order's packed and shipped quantities, so that it
 * can be packed again. Items that an earlier return brought back are not counted twice. The engine itself never cancels
 * a shipped fulfilment.
 *
 * @returns ids of the stock levels that changed.
 */
export async function receiveReturnedGoods(
  container: MedusaContainer,
  transaction: OneTransaction,
  orderId: string,
  fulfilmentIds: string[],
): Promise<string[]> {
  if (fulfilmentIds.length === 0) return [];
  const back = await transaction.run<Content>(contents, [orderId, fulfilmentIds]);
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
            raw_shipped_quantity = ${none}, delivered_quantity = 0, raw_delivered_quantity = ${none}, return_received_quantity = 0, raw_return_received_quantity = ${none},
            return_dismissed_quantity = 0, raw_return_dismissed_quantity = ${none}, updated_at = now()
       FROM "order" o WHERE o.id = i.order_id AND i.version = o.version AND o.id = ? AND NOT ${isExchanged}`,
    [orderId],
  );
  return [...new Set(back.map(({ levelId }) => levelId))];
}
