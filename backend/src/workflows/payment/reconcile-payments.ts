import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { bookPayment } from "#engine/payment/book-payment";
import { storeDefaultNames } from "#engine/store-defaults";
import type { GatewayPayment, PaidFrom } from "#gateways/gateway";
import type { KnownPayment } from "#modules/gateway-payment/attempts";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { paymentReceived, publishOrderEvents, unmatchedPayment } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { awaitMoney } from "./await-money";
import { gatewayPayments } from "./gateway-payments";
import { queryGateway } from "./query-gateway";
import { awaitsOnline, isFromBank, type OrderMoney, readMoney } from "./read-money";

/** The result. `isKnown` is false if a gateway could not be queried: then the order must not be treated as unpaid. */
export type Reconciled = { isKnown: boolean; isPaid: boolean };

const currency = storeDefaultNames.currency.toUpperCase();

type Brought = Pick<GatewayPayment, "currency"> & { paise: number; paidFrom: PaidFrom | null };

/**
 * Exactly the amount that the order awaits, in the shop's currency, nothing of it refunded, and from the bank that its
 * offer asks for.
 */
const isRight = (money: OrderMoney, brought: Brought): boolean =>
  awaitsOnline(money) &&
  brought.currency === currency &&
  brought.paise === money.duePaise &&
  brought.paise > 0 &&
  isFromBank(money, brought.paidFrom);

/**
 * The single entry point for gateway money, whatever reported it: a browser, a webhook or the sweep. A report is only a
 * hint; the gateway is queried. A matching payment pays the order, once; all other money received is refunded. An
 * interrupted step is completed by the next call.
 */
export const reconcilePayments = (container: MedusaContainer, orderId: string): Promise<Reconciled> =>
  withOrderLock(container, orderId, () => reconcilePaymentsLocked(container, orderId));

/** The same for a caller that holds the order's lock. */
export async function reconcilePaymentsLocked(container: MedusaContainer, orderId: string): Promise<Reconciled> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const known = gatewayPayments(container).attempts();
  const attempts = await known.of(orderId);
  const money = await readMoney(run, { orderId, customerId: null });
  if (!money || attempts.length === 0) return { isKnown: true, isPaid: money?.paymentStatus === "paid" };
  const asked: Parameters<typeof queryGateway>[2] = {
    asksBank: money.bankOffer !== null && awaitsOnline(money),
    wants: ({ payment, paidFrom }) => isRight(money, { ...payment, paise: payment.amountPaise, paidFrom }),
  };
  let isKnown = true;
  const given = new Map<string, number>();
  for (const attempt of attempts) {
    const { payments, isAll } = await queryGateway(container, attempt, asked);
    if (!isAll) isKnown = false;
    for (const { id, refundedPaise } of payments) given.set(`${attempt.gateway}:${id}`, refundedPaise);
  }
  for (const payment of await known.undecidedPayments(orderId)) {
    const back = given.get(`${payment.gateway}:${payment.gatewayPaymentId}`);
    // Its bank may not have been asked when it was stored.
    if (back === undefined && asked.asksBank) continue;
    await decide(container, orderId, payment, back ?? 0);
  }
  const after = await readMoney(run, { orderId, customerId: null });
  await known.postponeChecks(orderId, after !== null && awaitsOnline(after));
  return { isKnown, isPaid: after?.paymentStatus === "paid" };
}

/** Books a payment or refunds it, in one transaction; `givenBack`: paise that the gateway has already refunded. */
async function decide(
  container: MedusaContainer,
  orderId: string,
  payment: KnownPayment,
  givenBack: number,
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    const known = gatewayPayments(container).attempts(transaction.prepared);
    if (!(await known.takeUndecided({ orderId, paymentRow: payment.id }))) return;
    const money = await readMoney(transaction.prepared, { orderId, customerId: null });
    if (!money) return;
    if (givenBack > 0 || !isRight(money, { ...payment, paise: payment.capturedPaise })) {
      const paise = payment.capturedPaise - givenBack;
      await known.markUnmatched(payment, orderId, paise);
      const { id: mark, currency } = payment;
      const news = unmatchedPayment({ id: orderId, amount: paise / 100, currency, mark });
      if (paise > 0) await publishOrderEvents(transaction, [news]);
      return;
    }
    const { gateway, gatewayPaymentId, attemptId } = payment;
    // The payment may belong to an older attempt than the order's current one.
    const sessionId = await awaitMoney(transaction, money, { method: gateway, duePaise: money.duePaise });
    const data = { gateway_payment_id: gatewayPaymentId };
    const engineId = await bookPayment(transaction.prepared, { orderId, sessionId, data });
    await known.markBooked(payment.id, engineId);
    await known.setState([attemptId], "paid");
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    await statuses.setPaid(orderId, gateway, transaction.contextFor(statuses));
    await refreshOrderListing(transaction, [orderId]);
    const news = paymentReceived({ id: orderId, amount: payment.capturedPaise / 100, mark: payment.id });
    await publishOrderEvents(transaction, [news]);
  });
}
