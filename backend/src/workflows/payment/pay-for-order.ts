import { methodRefusal } from "@haat/api-contract/coupon/method-refusal";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { addPaymentFee } from "#engine/order/add-payment-fee";
import { ApiError } from "#errors/api-error";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { paymentReceived, publishOrderEvents } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { checkMethod } from "../payment-setup/check-method";
import { awaitMoney } from "./await-money";
import { gatewayPayments } from "./gateway-payments";
import { closeOthers, openAtGateway } from "./open-payment";
import { payFromWallet } from "./pay-from-wallet";
import { awaitsOnline, type OrderMoney, readMoney } from "./read-money";
import { reconcilePaymentsLocked } from "./reconcile-payments";

type Wish = { orderId: string; customerId: string; method: PaymentMethod };

/**
 * Pays for a shopper's own order that awaits its payment, by the same method again or by another. Payments that have
 * arrived meanwhile are reconciled first, so that nothing is paid twice.
 *
 * @returns what the browser must open; null if nothing, or if the order turned out to be paid.
 * @throws ApiError 404 no such order of this shopper, 409 it awaits no payment, 400 the method cannot be chosen, 503
 * the gateway cannot be reached.
 */
export async function payForOrder(container: MedusaContainer, wish: Wish): Promise<PaymentSheet | null> {
  const { orderId, customerId, method } = wish;
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  if (!(await readMoney(run, { orderId, customerId }))) throw new ApiError(404, orderMessages.notFound);
  return await withOrderLock(container, orderId, async () => {
    const { isPaid } = await reconcilePaymentsLocked(container, orderId);
    if (isPaid) return null;
    const money = await readMoney(run, { orderId, customerId });
    if (!money || !awaitsOnline(money)) throw new ApiError(409, refusalOf(money));
    const { totalPaise, pincode } = money;
    const refusal = methodRefusal(money, method);
    if (refusal) throw new ApiError(400, refusal);
    const { feePaise } = await checkMethod(container, { method, customerId, totalPaise, pincode });
    if (isGateway(method)) {
      await changeMethod(container, money, method);
      const sheet = await openAtGateway(container, orderId);
      if (!sheet) throw new ApiError(409, paymentMessages.notDeferred);
      return sheet;
    }
    const open = (await gatewayPayments(container).attempts().of(orderId)).filter(({ state }) => state === "open");
    // A sheet still open elsewhere may be paid right now.
    if (await closeOthers(container, open)) {
      if ((await reconcilePaymentsLocked(container, orderId)).isPaid) return null;
    }
    if (method === "wallet") await payByWallet(container, money);
    else await payAtTheDoor(container, money, feePaise);
    return null;
  });
}

const refusalOf = (money: OrderMoney | null) =>
  money?.status === "cancelled" ? paymentMessages.expired : paymentMessages.notDeferred;

async function changeMethod(container: MedusaContainer, { orderId, method }: OrderMoney, to: PaymentMethod) {
  if (method === to) return;
  await inOneTransaction(container, async (transaction) => {
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    await statuses.setPaymentMethod(orderId, to, transaction.contextFor(statuses));
    await refreshOrderListing(transaction, [orderId]);
  });
}

async function payByWallet(container: MedusaContainer, money: OrderMoney): Promise<void> {
  const { orderId, customerId, collectionId, duePaise } = money;
  if (!collectionId) throw new ApiError(409, paymentMessages.notDeferred);
  await inOneTransaction(container, async (transaction) => {
    await payFromWallet(container, transaction, { orderId, customerId, collectionId, amountPaise: duePaise });
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    await statuses.setPaid(orderId, "wallet", transaction.contextFor(statuses));
    await refreshOrderListing(transaction, [orderId]);
    await publishOrderEvents(transaction, [paymentReceived({ id: orderId, amount: duePaise / 100 })]);
  });
}

async function payAtTheDoor(container: MedusaContainer, money: OrderMoney, feePaise: number): Promise<void> {
  const { orderId, duePaise } = money;
  await inOneTransaction(container, async (transaction) => {
    if (feePaise > 0) await addPaymentFee(container, transaction, { orderId, feePaise });
    await awaitMoney(transaction, money, { method: "cod", duePaise: duePaise + feePaise });
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    await statuses.setPaymentMethod(orderId, "cod", transaction.contextFor(statuses));
    await refreshOrderListing(transaction, [orderId]);
    await publishOrderEvents(transaction, [{ name: "order.confirmed", data: { id: orderId } }]);
  });
}
