import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { countOperation } from "#operation-counts/operation-counts";
import { notifyOfBadSignature } from "./bad-signatures";
import { type Delivery, ingestWebhook } from "./ingest-webhook";

/**
 * Receives a webhook.
 *
 * @throws ApiError 400 its signature is wrong, or the gateway is not set up.
 */
export async function receiveWebhook(
  container: MedusaContainer,
  gateway: GatewayName,
  delivery: Delivery,
): Promise<void> {
  if (await ingestWebhook(container, gateway, delivery)) return;
  notifyOfBadSignature(gateway, "webhook");
  countOperation({ kind: "webhook", name: gateway, outcome: "refused" });
  throw new ApiError(400, paymentMessages.badSignature);
}
