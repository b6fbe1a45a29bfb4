import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { bookRefunds, type PaidShare } from "#engine/payment/book-refunds";
import { lockPayments } from "#engine/payment/lock-payments";
import { sumRupees, toPaise } from "#money/rupees";
import { draw } from "./plan-refund";

/** `amount` in rupees: what a payment brought and was not refunded. */
type Paid = { paymentId: string; amount: number };
type Refund = { orderId: string; by: string | null; note: string };
/** The price of one thing: earlier refunds with the same note are a part of it. */
type RefundFor = Refund & {
  /** Rupees. */
  max: number;
};

/** The payments of an order, newest first. */
export const paidFor = (run: Run, orderId: string): Promise<Paid[]> =>
  run<Paid>({
    name: "paid-for-order",
    text: `SELECT p.id AS "paymentId", p.captured::float8 - p.refunded::float8 AS amount
  FROM haat_payment p
 WHERE p.order_id = $1 AND p.canceled_at IS NULL
 ORDER BY p.created_at DESC, p.id`,
    values: [orderId],
  });

/** Rupees that were refunded for an order with a note. */
export async function refundedFor(run: Run, orderId: string, note: string): Promise<number> {
  const [before] = await run<{ amount: number }>({
    name: "refunded-for-note",
    text: `SELECT COALESCE(sum(r.amount), 0)::float8 AS amount FROM haat_refund r JOIN haat_payment p ON p.id = r.payment_id
            WHERE p.order_id = $1 AND r.note = $2`,
    values: [orderId, note],
  });
  return sumRupees([before?.amount ?? 0]);
}

/**
 * The rest of an order's payments. Refunds past us, in the engine's own admin, wait for the end of this transaction.
 */
async function lockPaid(transaction: OneTransaction, orderId: string): Promise<PaidShare[]> {
  await lockPayments(transaction, orderId);
  const paid = await paidFor(transaction.prepared, orderId);
  return paid.map(({ paymentId, amount }) => ({ paymentId, paise: toPaise(amount) }));
}

/** @returns rupees. */
async function book(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, by, note }: Refund,
  shares: readonly PaidShare[],
): Promise<number> {
  if (shares.length === 0) return 0;
  await bookRefunds(container, transaction, { orderId, shares, by, note });
  // The refunds have changed what the modules have loaded.
  await transaction.dropLoaded();
  return shares.reduce((sum, { paise }) => sum + paise, 0) / 100;
}

/**
 * Refunds what was paid for one thing of an order, in the transaction that records it: never more than is left of the
 * order's money. Runs under the order's lock.
 *
 * @returns rupees refunded for it, now or before.
 */
export async function refundMoney(
  container: MedusaContainer,
  transaction: OneTransaction,
  { max, ...refund }: RefundFor,
): Promise<number> {
  const paid = await lockPaid(transaction, refund.orderId);
  const before = await refundedFor(transaction.prepared, refund.orderId, refund.note);
  const shares = draw(paid, Math.max(0, toPaise(max) - toPaise(before)));
  return sumRupees([before, await book(container, transaction, refund, shares)]);
}

/** Refunds all that is left of an order's money, likewise. @returns rupees. */
export async function refundRest(
  container: MedusaContainer,
  transaction: OneTransaction,
  refund: Refund,
): Promise<number> {
  const paid = await lockPaid(transaction, refund.orderId);
  return await book(
    container,
    transaction,
    refund,
    paid.filter(({ paise }) => paise > 0),
  );
}
