import type { Run } from "#database/database";
import type { StoredOrderStatus } from "../order-states";

type Found = { orderId: string };

/** All orders of a shopper. */
export async function findOrdersOf(run: Run, customerId: string): Promise<string[]> {
  const rows = await run<Found>({
    name: "orders-of-shopper",
    text: `SELECT order_id AS "orderId" FROM order_status WHERE customer_id = $1`,
    values: [customerId],
  });
  return rows.map(({ orderId }) => orderId);
}

/** Orders whose time for online payment has run out. */
export const findUnpaid = (run: Run, max: number): Promise<Found[]> =>
  run<Found>({
    name: "unpaid-orders",
    // Fewest gateway checks first, so that orders that stay undecided for hours don't block the others.
    text: `SELECT s.order_id AS "orderId" FROM order_status s
            WHERE s.payment_status = 'pending' AND s.status = 'placed' AND s.pay_until <= now()
              AND s.payment_method <> 'cod' AND s.deleted_at IS NULL
            ORDER BY (SELECT COALESCE(max(a.looks), 0) FROM haat_payment_attempt a WHERE a.order_id = s.order_id), s.pay_until LIMIT $1`,
    values: [max],
  });

/** Orders with one of these statuses that the engine cancelled more than a minute ago. */
export const findCancelledInEngine = (
  run: Run,
  { standing, max }: { standing: readonly StoredOrderStatus[]; max: number },
): Promise<Found[]> =>
  run<Found>({
    name: "cancelled-in-engine",
    // Uses the index of open orders: the number of cancelled orders only grows.
    text: `SELECT s.order_id AS "orderId" FROM order_status s JOIN haat_order o ON o.id = s.order_id
            WHERE s.status = ANY ($1) AND s.deleted_at IS NULL
              AND o.status = 'canceled' AND o.updated_at < now() - interval '1 minute'
            LIMIT $2`,
    values: [standing, max],
  });

/** Whether an order was paid, by the engine's payments or by its status. */
export async function isPaid(run: Run, orderId: string): Promise<boolean> {
  const paid = await run({
    name: "captured-payments",
    text: `SELECT p.id FROM haat_payment p
            WHERE p.order_id = $1 AND p.canceled_at IS NULL AND p.captured_at IS NOT NULL
           UNION ALL
           SELECT id FROM order_status WHERE order_id = $1 AND payment_status IN ('paid', 'partially_refunded') AND deleted_at IS NULL`,
    values: [orderId],
  });
  return paid.length > 0;
}
