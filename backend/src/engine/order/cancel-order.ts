import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";

/**
 * Cancels an order and what was only promised for it, as the engine's own workflow does, which works in several
 * transactions, and goes on where one of them failed: then an order was cancelled whose money nobody gives back.
 */
export async function cancelInEngine(
  container: MedusaContainer,
  transaction: OneTransaction,
  orderId: string,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  await orders.cancel(orderId, transaction.contextFor(orders));
  const payments = container.resolve(Modules.PAYMENT);
  const promised = await transaction.run<{ id: string }>(
    `SELECT p.id FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
      WHERE l.order_id = ? AND l.deleted_at IS NULL AND p.deleted_at IS NULL AND p.canceled_at IS NULL
        AND NOT EXISTS (SELECT FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL)`,
    [orderId],
  );
  for (const { id } of promised) await payments.cancelPayment(id, transaction.contextFor(payments));
  await transaction.flush();
  await transaction.run(
    `UPDATE payment_collection SET status = ?, updated_at = now() WHERE deleted_at IS NULL AND id IN (
       SELECT payment_collection_id FROM order_payment_collection WHERE order_id = ? AND deleted_at IS NULL)`,
    [PaymentCollectionStatus.CANCELED, orderId],
  );
}

/** Takes a cancelled order up again, which the engine itself never does. */
export async function reopenInEngine(transaction: OneTransaction, orderId: string): Promise<void> {
  await transaction.run(`UPDATE "order" SET status = 'pending', canceled_at = NULL, updated_at = now() WHERE id = ?`, [
    orderId,
  ]);
}
