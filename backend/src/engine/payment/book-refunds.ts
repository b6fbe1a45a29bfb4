import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { storeDefaultNames } from "../store-defaults";

/** A payment and an amount of it that has not been refunded. */
export type PaidShare = { paymentId: string; paise: number };

type Booking = { orderId: string; shares: readonly PaidShare[]; by: string | null; note: string };

/**
 * Books refunds in the engine, in the running transaction: refunds of the payments and the order's transactions. The
 * engine's own workflow uses several transactions.
 *
 * @returns the engine's refunds, with the provider of each payment.
 */
export async function bookRefunds(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, shares, by, note }: Booking,
): Promise<{ id: string; provider: string }[]> {
  const payments = container.resolve(Modules.PAYMENT);
  const orders = container.resolve(Modules.ORDER);
  const ids = shares.map(({ paymentId }) => paymentId);
  const known = await refundsOf(transaction, ids);
  for (const { paymentId, paise } of shares) {
    const refund = { payment_id: paymentId, amount: paise / 100, created_by: by ?? undefined, note };
    await payments.refundPayment(refund, transaction.contextFor(payments));
    // The module must read back what it has just written.
    await transaction.dropLoaded();
  }
  // The module's refund sets this transaction's lock timeout to three seconds.
  await transaction.run("SET LOCAL lock_timeout TO DEFAULT", []);
  await orders.addOrderTransactions(
    shares.map(({ paymentId, paise }) => ({
      order_id: orderId,
      amount: -paise / 100,
      currency_code: storeDefaultNames.currency,
      reference: "refund",
      reference_id: paymentId,
    })),
    transaction.contextFor(orders),
  );
  await transaction.flush();
  const before = new Set(known.map(({ id }) => id));
  return (await refundsOf(transaction, ids)).filter(({ id }) => !before.has(id));
}

const refundsOf = (transaction: OneTransaction, paymentIds: string[]) =>
  transaction.run<{ id: string; provider: string }>(
    `SELECT r.id, p.provider_id AS provider FROM haat_refund r JOIN haat_payment p ON p.id = r.payment_id
      WHERE r.payment_id = ANY (?)`,
    [paymentIds],
  );
