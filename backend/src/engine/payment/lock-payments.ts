import type { OneTransaction } from "#engine/hooks/one-transaction";

/**
 * Locks the rows of an order's payments until the transaction ends. A refund made in the engine's own admin waits for
 * it.
 */
export async function lockPayments(transaction: OneTransaction, orderId: string): Promise<void> {
  await transaction.run(
    `SELECT p.id FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
      WHERE l.order_id = ? AND l.deleted_at IS NULL AND p.deleted_at IS NULL ORDER BY p.id FOR UPDATE OF p`,
    [orderId],
  );
}
