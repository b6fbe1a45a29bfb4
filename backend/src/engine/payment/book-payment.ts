import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

type Booking = {
  orderId: string;
  /** A payment session of the order's collection that is still unpaid. */
  sessionId: string;
  /** Stored with the engine's payment, such as the gateway's own payment id. */
  data: Record<string, string>;
};

/**
 * Books the money of a session in the engine, in the running transaction: a captured payment and the order's
 * transaction. The engine's own workflow uses several transactions.
 *
 * @returns the id of the engine's payment.
 */
export async function bookPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, sessionId, data }: Booking,
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT);
  const context = transaction.contextFor(payments);
  const { amount, currency_code } = await payments.retrievePaymentSession(sessionId, {}, context);
  // Stays pending: the authorisation below sets the status that the provider reports.
  const status = PaymentSessionStatus.PENDING_AUTHORIZATION;
  await payments.updatePaymentSession(
    { id: sessionId, amount, currency_code, status, data: { ...data, received: true } },
    context,
  );
  // The module must read back what it has just written.
  await transaction.dropLoaded();
  const payment = await payments.authorizePaymentSession(sessionId, {}, transaction.contextFor(payments));
  if (!payment) throw new Error("The engine did not book the payment.");
  await transaction.flush();
  // The module's capture sets this transaction's lock timeout to three seconds. Buyers may wait longer than that for
  // each other's stock.
  await transaction.run("SET LOCAL lock_timeout TO DEFAULT", []);
  const captures = await transaction.run<{ id: string; amount: number; currency: string }>(
    `SELECT c.id, c.amount::float8 AS amount, p.currency_code AS currency
       FROM haat_capture c JOIN haat_payment p ON p.id = c.payment_id WHERE c.payment_id = ?`,
    [payment.id],
  );
  const orders = container.resolve(Modules.ORDER);
  await orders.addOrderTransactions(
    captures.map(({ id, amount, currency }) => ({
      order_id: orderId,
      amount,
      currency_code: currency,
      reference: "capture",
      reference_id: id,
    })),
    transaction.contextFor(orders),
  );
  return payment.id;
}
