import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import { ApiError } from "#errors/api-error";
import { GatewayPaymentService } from "#modules/gateway-payment/service";
import { readPaymentSettings } from "../payment-setup/payment-settings";

/** @throws ApiError 400 it shall go to the wallet, which is switched off. */
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
 * Keeps where a shopper wants the money of an order that is given back from now on. What was given back before stays
 * where it went. Nothing is chosen where nothing was said.
 */
export async function chooseRefund(
  run: Run,
  orderId: string,
  destination: RefundDestination | undefined,
): Promise<void> {
  if (destination) await GatewayPaymentService.refundTasksIn(run).choose(orderId, destination);
}

/** An order that is taken up again starts anew: what is given back from now on goes to where it came from. */
export async function clearChoice(run: Run, orderId: string): Promise<void> {
  const refunds = GatewayPaymentService.refundTasksIn(run);
  // What was given back before keeps its way.
  await refunds.requeue(orderId);
  await refunds.clearChoice(orderId);
}
