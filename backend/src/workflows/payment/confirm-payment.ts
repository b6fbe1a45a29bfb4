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
import { readMoney } from "./read-money";
import { reconcilePayments } from "./reconcile-payments";

type Told = { orderId: string; customerId: string; told: ConfirmPaymentBody };

/**
 * Handles the browser's report that a sheet of this order was paid. Its signature proves that it comes from the
 * gateway; what was paid is then queried from the gateway.
 *
 * @throws ApiError 404 no such order of this shopper, 400 a wrong signature, or another order's payment.
 */
export async function confirmPayment(container: MedusaContainer, { orderId, customerId, told }: Told): Promise<void> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  if (!(await readMoney(run, { orderId, customerId }))) throw new ApiError(404, orderMessages.notFound);
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
  await reconcilePayments(container, orderId);
}
