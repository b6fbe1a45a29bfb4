import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { refundPaymentsWorkflow } from "@medusajs/medusa/core-flows";
import { Database, type Run } from "../../database/database";
import { sumRupees } from "../sellable/rupees";

/** `amount` in rupees: what came by a payment and has not gone back. */
type Paid = { paymentId: string; amount: number };
type Refund = {
  orderId: string;
  /** Rupees. */
  most: number;
  by: string | null;
  /** What it is for: money that went back for it before does not go back again. */
  note: string;
};

/** The payments of an order, newest first. */
export const paidFor = (run: Run, orderId: string): Promise<Paid[]> =>
  run<Paid>({
    name: "paid-for-order",
    text: `SELECT p.id AS "paymentId",
       COALESCE((SELECT sum(c.amount) FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL), 0)::float8
     - COALESCE((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.deleted_at IS NULL), 0)::float8 AS amount
  FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
 WHERE l.order_id = $1 AND l.deleted_at IS NULL AND p.deleted_at IS NULL AND p.canceled_at IS NULL
 ORDER BY p.created_at DESC, p.id`,
    values: [orderId],
  });

/**
 * Gives back what was paid for an order, at most `most` rupees, never more than is left of it, and once for each note.
 * Runs under the order's lock.
 *
 * @returns rupees that went back for it, now or before.
 */
export async function refundMoney(container: MedusaContainer, { orderId, most, by, note }: Refund): Promise<number> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const paid = await paidFor(database.run, orderId);
  const [before] = await database.run<{ amount: number | null }>({
    name: "refunded-for-note",
    text: `SELECT sum(r.amount)::float8 AS amount FROM refund r JOIN payment p ON p.id = r.payment_id
             JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id
            WHERE l.order_id = $1 AND r.note = $2 AND r.deleted_at IS NULL`,
    values: [orderId, note],
  });
  if (before?.amount) return sumRupees([before.amount]);
  const shares: Paid[] = [];
  let left = most;
  for (const { paymentId, amount } of paid) {
    const share = sumRupees([Math.min(amount, left)]);
    if (share <= 0) continue;
    left = sumRupees([left, -share]);
    shares.push({ paymentId, amount: share });
  }
  const created_by = by ?? undefined;
  const input = shares.map(({ paymentId, amount }) => ({ payment_id: paymentId, amount, created_by, note }));
  if (input.length > 0) await refundPaymentsWorkflow(container).run({ input });
  return sumRupees(shares.map(({ amount }) => amount));
}
