import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";

type Booking = {
  orderId: string;
  /** A session of the order's collection that money is awaited by. */
  sessionId: string;
  /** What the engine keeps with the payment, such as the gateway's own id of it. */
  data: Record<string, string>;
};

/**
 * Books in the engine that the money of a session is there: a captured payment and the order's transaction, in the
 * running transaction. The engine's own workflow for it works in several.
 *
 * @returns the engine's payment.
 */
export async function bookPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, sessionId, data }: Booking,
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT);
  const context = transaction.contextFor(payments);
  const { amount, currency_code } = await payments.retrievePaymentSession(sessionId, {}, context);
  // The status stays as it is until the authorisation, which asks for it and reads the provider's own.
  const status = PaymentSessionStatus.PENDING_AUTHORIZATION;
  await payments.updatePaymentSession(
    { id: sessionId, amount, currency_code, status, data: { ...data, received: true } },
    context,
  );
  // The module looks for what it has written.
  await transaction.dropLoaded();
  const payment = await payments.authorizePaymentSession(sessionId, {}, transaction.contextFor(payments));
  if (!payment) throw new Error("The engine did not book the payment.");
  await transaction.flush();
  // While it captures, the module lets nothing in this transaction wait for a row longer than three seconds. Buyers who
  // wait for each other's stock wait longer.
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
