import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";

/** Links a fulfilment to its order. The engine's own link would be written outside the transaction. */
export async function linkFulfilment(
  transaction: OneTransaction,
  { orderId, fulfilmentId }: { orderId: string; fulfilmentId: string },
): Promise<void> {
  await transaction.run("INSERT INTO order_fulfillment (id, order_id, fulfillment_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "ordful"),
    orderId,
    fulfilmentId,
  ]);
}

/** Corrects the tracking number on the labels of what was sent. The engine has no call that changes a label. */
export async function correctLabels(
  run: Run,
  fulfilmentIds: string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await run({
    name: "labels-correct-tracking",
    text: `UPDATE fulfillment_label SET tracking_number = $2, updated_at = now()
            WHERE fulfillment_id = ANY ($1) AND tracking_number = $3 AND deleted_at IS NULL`,
    values: [fulfilmentIds, to, from],
  });
}
