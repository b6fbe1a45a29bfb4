import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

/**
 * Cancels an order and its uncaptured payments in one transaction. The engine's own workflow uses several and continues
 * when one fails, which would leave a cancelled order whose money is never refunded.
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

/** Reopens a cancelled order, which the engine itself never does. */
export async function reopenInEngine(transaction: OneTransaction, orderId: string): Promise<void> {
  await transaction.run(`UPDATE "order" SET status = 'pending', canceled_at = NULL, updated_at = now() WHERE id = ?`, [
    orderId,
  ]);
}
