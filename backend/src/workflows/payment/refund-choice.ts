import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import { ApiError } from "#errors/api-error";
import { GatewayPaymentService } from "#modules/gateway-payment/service";
import { readPaymentSettings } from "../payment-setup/payment-settings";

/** @throws ApiError 400 the destination is the wallet, which is switched off. */
export async function checkRefundChoice(
  container: MedusaContainer,
  destination: RefundDestination | undefined,
): Promise<void> {
  if (destination !== "wallet") return;
  const { methods } = await readPaymentSettings(container);
  if (!methods.some(({ method, isOn }) => method === "wallet" && isOn))
    throw new ApiError(400, paymentMessages.walletLost);
}

/**
 * Stores the shopper's choice of destination for future refunds of an order. Earlier refunds keep theirs. Without a
 * destination the choice stays.
 */
export async function chooseRefund(
  run: Run,
  orderId: string,
  destination: RefundDestination | undefined,
): Promise<void> {
  if (destination) await GatewayPaymentService.refundTasksIn(run).choose(orderId, destination);
}

/** Resets the choice of a reopened order: future refunds go to the source. */
export async function clearChoice(run: Run, orderId: string): Promise<void> {
  const refunds = GatewayPaymentService.refundTasksIn(run);
  // Queues earlier refunds first, so that they keep their destination.
  await refunds.requeue(orderId);
  await refunds.clearChoice(orderId);
}
