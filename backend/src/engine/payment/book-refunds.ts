import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";
import { storeDefaultNames } from "../store-defaults";

/** What came by a payment and has not gone back. */
export type PaidShare = { paymentId: string; paise: number };

type Booking = { orderId: string; shares: readonly PaidShare[]; by: string | null; note: string };

/**
 * Books in the engine that money goes back: refunds of the payments and the order's transactions, in the running
 * transaction. The engine's own workflow for it works in several.
 *
 * @returns the engine's refunds, with the provider that each payment was made by.
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
    // The module looks for what it has written.
    await transaction.dropLoaded();
  }
  // While it refunds, the module lets nothing in this transaction wait for a row longer than three seconds.
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
