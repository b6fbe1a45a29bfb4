import type { Run } from "../../database/database";

/**
 * What an order's payment becomes when the order is cancelled, whoever cancels it: what was paid is given back. Money
 * that was only promised never came, so its status stays as it is.
 */
export async function paymentStatusOnceCancelled(run: Run, orderId: string): Promise<"refunded" | undefined> {
  const paid = await run({
    name: "captured-payments",
    text: `SELECT p.id FROM haat_payment p
            WHERE p.order_id = $1 AND p.canceled_at IS NULL AND p.captured_at IS NOT NULL
           UNION ALL
           SELECT id FROM order_status WHERE order_id = $1 AND payment_status IN ('paid', 'partially_refunded') AND deleted_at IS NULL`,
    values: [orderId],
  });
  return paid.length > 0 ? "refunded" : undefined;
}
