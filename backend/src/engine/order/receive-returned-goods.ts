import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

type Content = { levelId: string; inventoryItemId: string; locationId: string; quantity: number };

/** What of an order's item already came back: it is in stock or written off. */
const backSql = "oi.return_received_quantity + oi.return_dismissed_quantity";

/**
 * The contents of these fulfilments that have not come back yet, in inventory items. A line can have left in several
 * fulfilments: what came back of it is counted against the first ones.
 */
const contents = `
  SELECT l.id AS "levelId", l.inventory_item_id AS "inventoryItemId", l.location_id AS "locationId",
         round(sent.quantity - LEAST(sent.quantity, GREATEST(0, sent.back - sent.before)), 6)::float8 AS quantity
    FROM (
      SELECT i.inventory_item_id, f.location_id, i.quantity, (sum(i.quantity) OVER of_line) * COALESCE(line.back, 0) AS back,
             sum(i.quantity) OVER (of_line ORDER BY f.created_at, i.id) - i.quantity AS before
        FROM fulfillment f
        JOIN fulfillment_item i ON i.fulfillment_id = f.id AND i.deleted_at IS NULL
        LEFT JOIN LATERAL (
          SELECT CASE WHEN oi.fulfilled_quantity > 0 THEN LEAST(1, (${backSql}) / oi.fulfilled_quantity) ELSE 0 END AS back
            FROM order_item oi JOIN "order" o ON o.id = oi.order_id AND oi.version = o.version
           WHERE o.id = ? AND oi.item_id = i.line_item_id AND oi.deleted_at IS NULL) line ON true
       WHERE f.id = ANY (?) AND f.canceled_at IS NULL
      WINDOW of_line AS (PARTITION BY i.line_item_id, i.inventory_item_id)) sent
    JOIN inventory_level l
      ON l.inventory_item_id = sent.inventory_item_id AND l.location_id = sent.location_id AND l.deleted_at IS NULL
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
