import type { OneTransaction } from "#engine/hooks/one-transaction";
import {
  type Action,
  idOf,
  lockEngineOrder,
  type OrderVersion,
  orderVersionSql,
  type Pieces,
  writeNextVersion,
} from "./next-version";

type Sending = {
  orderId: string;
  fulfilmentId: string;
  /** An administrator's id. */
  by: string | undefined;
  /** On its label; undefined: no label. */
  trackingNumber?: string | undefined;
};

type Readable = OrderVersion & { isPlain: boolean; lines: Pieces[] | null };

/**
 * $1: order, $2: fulfilment. A line is packed as its inventory items, of which one piece can need several; they are
 * packed together, so that each tells the line's quantity.
 */
const readSql = `
SELECT ${orderVersionSql},
       (SELECT json_agg(json_build_object('lineId', line.id, 'quantity', line.quantity) ORDER BY line.id)
          FROM (SELECT item.line_id AS id, min(item.quantity) AS quantity
                  FROM (SELECT f.line_item_id AS line_id, sum(f.quantity) / COALESCE(max(n.required_quantity), 1) AS quantity
                          FROM fulfillment_item f LEFT JOIN order_line_item l ON l.id = f.line_item_id
                          LEFT JOIN product_variant_inventory_item n
                            ON n.variant_id = l.variant_id AND n.inventory_item_id = f.inventory_item_id AND n.deleted_at IS NULL
                         WHERE f.fulfillment_id = $2 AND f.deleted_at IS NULL GROUP BY f.line_item_id, f.inventory_item_id) item
                 GROUP BY 1) line) AS lines
  FROM "order" o WHERE o.id = $1`;

/** $4: id and number of a label; null: none. */
const shipSql = `
shipped AS (
  UPDATE fulfillment f SET shipped_at = now(), marked_shipped_by = head.by, updated_at = now()
    FROM head WHERE f.id = head.fulfilment_id),
label AS (
  INSERT INTO fulfillment_label (id, tracking_number, tracking_url, label_url, fulfillment_id)
  SELECT l.id, l.number, '', '', head.fulfilment_id FROM jsonb_to_record($4::jsonb) AS l(id text, number text), head
   WHERE l.number IS NOT NULL)`;

const deliverSql = `
arrived AS (
  UPDATE fulfillment f SET delivered_at = now(), updated_at = now() FROM head WHERE f.id = head.fulfilment_id)`;

/** @returns false if this is for the engine's workflow: nothing was written. */
async function advance(
  transaction: OneTransaction,
  { orderId, fulfilmentId, by, trackingNumber }: Sending,
  name: Exclude<Action["name"], "FULFILL_ITEM">,
): Promise<boolean> {
  const run = transaction.prepared;
  if (!(await lockEngineOrder(run, orderId))) return false;
  const [order] = await run<Readable>({
    name: "fulfilment-read-sending",
    text: readSql,
    values: [orderId, fulfilmentId],
  });
  if (!order?.isPlain || !order.lines) return false;
  const label = JSON.stringify(trackingNumber ? { id: idOf("fulla"), number: trackingNumber } : {});
  const also =
    name === "SHIP_ITEM"
      ? { name: "fulfilment-ship", sql: shipSql, values: [label] }
      : { name: "fulfilment-deliver", sql: deliverSql, values: [] };
  await writeNextVersion(run, order, { name, fulfilmentId, lines: order.lines, by }, also);
  return true;
}

/**
 * Marks a packed fulfilment as shipped in the engine, with its order's new version, in the running transaction. Call it
 * under the order's lock. No event is emitted.
 *
 * @returns false if this is not for us but for the engine's workflow: nothing was written.
 */
export const shipFulfilment = (transaction: OneTransaction, sending: Sending): Promise<boolean> =>
  advance(transaction, sending, "SHIP_ITEM");

/** Marks a shipped fulfilment as delivered, likewise. The engine doesn't keep who did it. */
export const deliverFulfilment = (
  transaction: OneTransaction,
  sending: Pick<Sending, "orderId" | "fulfilmentId">,
): Promise<boolean> => advance(transaction, { ...sending, by: undefined }, "DELIVER_ITEM");
