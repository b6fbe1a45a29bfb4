import type { OneTransaction } from "#engine/hooks/one-transaction";
import { rawSql } from "../raw-amount";
import { idOf, lockEngineOrder, writeNextVersion } from "./next-version";
import { silentProvider } from "./pack";
import { canMove, type PackedOrder, packedSql } from "./packed-order";

type Content = {
  lineId: string;
  inventoryItemId: string;
  locationId: string;
  /** Null if the item is not counted at the fulfilment's location any more. */
  levelId: string | null;
  /** What is still reserved there for the rest of the line; null: nothing. */
  reservationId: string | null;
  quantity: number;
  allowsBackorder: boolean;
};

type Readable = PackedOrder & { isSilent: boolean; contents: Content[] | null };

const readSql = packedSql(
  "shipped",
  `,
       EXISTS (SELECT FROM fulfillment f WHERE f.id = $2 AND f.provider_id = '${silentProvider}') AS "isSilent",
       (SELECT json_agg(json_build_object('lineId', i.line_item_id, 'inventoryItemId', i.inventory_item_id, 'locationId', f.location_id,
                 'levelId', v.id, 'quantity', i.quantity, 'allowsBackorder', COALESCE(p.allow_backorder, false),
                 'reservationId', (SELECT r.id FROM reservation_item r
                    WHERE r.line_item_id = i.line_item_id AND r.inventory_item_id = i.inventory_item_id AND r.location_id = f.location_id
                      AND r.deleted_at IS NULL ORDER BY r.id LIMIT 1)) ORDER BY i.id)
          FROM fulfillment f JOIN fulfillment_item i ON i.fulfillment_id = f.id AND i.deleted_at IS NULL AND i.inventory_item_id IS NOT NULL
          LEFT JOIN order_line_item l ON l.id = i.line_item_id LEFT JOIN product_variant p ON p.id = l.variant_id
          LEFT JOIN inventory_level v ON v.inventory_item_id = i.inventory_item_id AND v.location_id = f.location_id AND v.deleted_at IS NULL
         WHERE f.id = $2) AS contents`,
);

/** $4: what goes back into the stock, and is reserved again; JSON. */
const unpackSql = `
back AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($4::jsonb) AS b(id text, "lineId" text, "inventoryItemId" text, "locationId" text, "levelId" text,
    "reservationId" text, quantity numeric, "allowsBackorder" boolean)),
cancelled AS (
  UPDATE fulfillment f SET canceled_at = now(), updated_at = now() FROM head WHERE f.id = head.fulfilment_id),
reserved AS (
  INSERT INTO reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
  SELECT id, "lineId", "inventoryItemId", "locationId", quantity, ${rawSql("quantity")}, "allowsBackorder" FROM back WHERE "reservationId" IS NULL),
raised AS (
  UPDATE reservation_item r SET quantity = r.quantity + b.quantity, raw_quantity = ${rawSql("(r.quantity + b.quantity)")}, updated_at = now()
    FROM (SELECT "reservationId" AS id, sum(quantity) AS quantity FROM back GROUP BY 1) b WHERE r.id = b.id),
levels AS (
  UPDATE inventory_level l
     SET stocked_quantity = l.stocked_quantity + b.quantity, raw_stocked_quantity = ${rawSql("(l.stocked_quantity + b.quantity)")},
         reserved_quantity = l.reserved_quantity + b.quantity, raw_reserved_quantity = ${rawSql("(l.reserved_quantity + b.quantity)")},
         updated_at = now()
    FROM (SELECT "levelId" AS id, sum(quantity) AS quantity FROM back GROUP BY 1) b WHERE l.id = b.id)`;

/** Locks the stock levels that a fulfilment's contents go back to, in the order of their ids. */
const lockContents = (transaction: OneTransaction, fulfilmentId: string) =>
  transaction.run(
    `SELECT l.id FROM inventory_level l JOIN fulfillment f ON f.location_id = l.location_id
      WHERE f.id = ? AND l.deleted_at IS NULL AND l.inventory_item_id IN (
        SELECT inventory_item_id FROM fulfillment_item i WHERE i.fulfillment_id = f.id AND i.deleted_at IS NULL)
      ORDER BY l.id FOR UPDATE OF l`,
    [fulfilmentId],
  );

/**
 * Cancels a packed fulfilment in the engine, with its order's new version, in the running transaction: its contents are
 * in stock at its location, and reserved for their lines. The engine's own workflow uses several transactions, and adds
 * to a reservation at another location. Call it under the order's lock and the lock of the stock that it changes. No
 * event is emitted.
 *
 * @returns ids of the stock levels that changed; null if this is for the engine's workflow: nothing was written.
 */
export async function unpackFulfilment(
  transaction: OneTransaction,
  { orderId, fulfilmentId }: { orderId: string; fulfilmentId: string },
): Promise<string[] | null> {
  const run = transaction.prepared;
  if (!(await lockEngineOrder(run, orderId))) return null;
  await lockContents(transaction, fulfilmentId);
  const [order] = await run<Readable>({
    name: "fulfilment-read-unpacking",
    text: readSql,
    values: [orderId, fulfilmentId],
  });
  if (!order?.isSilent || !canMove(order)) return null;
  const back = order.contents ?? [];
  const levelIds = back.flatMap(({ levelId }) => levelId ?? []);
  if (levelIds.length < back.length) return null;
  const rows = back.map((one) => ({ ...one, id: idOf("resitem") }));
  const action = { name: "CANCEL_ITEM_FULFILLMENT", fulfilmentId, lines: order.lines, by: undefined } as const;
  const also = { name: "fulfilment-unpack", sql: unpackSql, values: [JSON.stringify(rows)] };
  await writeNextVersion(run, order, action, also);
  return [...new Set(levelIds)];
}
