import { bankOfferText } from "@haat/api-contract/coupon/bank-offer";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import { gateways } from "#gateways/gateways";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { notifyOfBadSignature } from "./bad-signatures";
import { gatewayPayments } from "./gateway-payments";
import { awaitsOnline, isFromBank, readMoney } from "./read-money";
import { reconcilePayments } from "./reconcile-payments";

type Told = { orderId: string; customerId: string; told: ConfirmPaymentBody };

/**
 * Handles the browser's report that a sheet of this order was paid. Its signature proves that it comes from the
 * gateway; what was paid is then queried from the gateway.
 *
 * @returns why the payment does not pay the order and will be refunded; null if it does, or nobody knows yet.
 * @throws ApiError 404 no such order of this shopper, 400 a wrong signature, or another order's payment.
 */
export async function confirmPayment(
  container: MedusaContainer,
  { orderId, customerId, told }: Told,
): Promise<string | null> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const order = await readMoney(run, { orderId, customerId });
  if (!order) throw new ApiError(404, orderMessages.notFound);
  const { gateway, ...fields } = told;
  const keys = await gatewayKeys(container, gateway);
  const verified = keys && gateways[gateway].verifyCallback(keys, fields);
  const attempts = await gatewayPayments(container).attempts().of(orderId);
  const isOwn = attempts.some(
    (attempt) => attempt.gateway === gateway && attempt.gatewayOrderId === verified?.gatewayOrderId,
  );
  if (!verified || !isOwn) {
    notifyOfBadSignature(gateway, "callback");
    throw new ApiError(400, paymentMessages.badSignature);
  }
  const { isKnown } = await reconcilePayments(container, orderId);
  if (!order.bankOffer || !verified.paymentId || !isKnown) return null;
  const money = await readMoney(run, { orderId, customerId });
  const payment = await gatewayPayments(container).attempts().payment(gateway, verified.paymentId);
  const isMade = payment?.status === "captured" || payment?.status === "authorized";
  if (!money || !awaitsOnline(money) || !isMade || isFromBank(order, payment.paidFrom)) return null;
  return couponMessages.notPaidFromBank(bankOfferText(order.bankOffer));
}
