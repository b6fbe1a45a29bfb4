import type { OneTransaction } from "#engine/hooks/one-transaction";
import { idOf, lockEngineOrder, writeNextVersion } from "./next-version";
import { canMove, type PackedOrder, packedSql } from "./packed-order";

type Sending = {
  orderId: string;
  fulfilmentId: string;
  /** An administrator's id. */
  by: string | undefined;
  /** On its label; undefined: no label. */
  trackingNumber?: string | undefined;
};

type Name = "SHIP_ITEM" | "DELIVER_ITEM";

const reads = {
  SHIP_ITEM: { name: "fulfilment-read-packed", text: packedSql("shipped") },
  DELIVER_ITEM: { name: "fulfilment-read-shipped", text: packedSql("delivered") },
};

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
  name: Name,
): Promise<boolean> {
  const run = transaction.prepared;
  if (!(await lockEngineOrder(run, orderId))) return false;
  const [order] = await run<PackedOrder>({ ...reads[name], values: [orderId, fulfilmentId] });
  if (!order || !canMove(order)) return false;
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
