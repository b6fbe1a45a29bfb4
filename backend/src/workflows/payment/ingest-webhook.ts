import type { IncomingHttpHeaders } from "node:http";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gateways } from "#gateways/gateways";
import type { StoredEvent } from "#modules/gateway-payment/events";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { Batch } from "./batch";
import { gatewayPayments } from "./gateway-payments";
import { webhookCame } from "./yield-to-webhooks";

/** `raw`: the very bytes that were sent, which the signature is over. */
export type Delivery = { raw: Buffer; headers: IncomingHttpHeaders };

/** Events that come in the same moment are written by one statement. */
let batch: Batch<StoredEvent> | undefined;

/**
 * Keeps a webhook's event with the task that reads it, once however often it is delivered: its sender gets the answer when it
 * is safe, not when it is done.
 *
 * @returns false where its signature is wrong, or nobody has set this gateway up.
 */
export async function ingestWebhook(
  container: MedusaContainer,
  gateway: GatewayName,
  { raw, headers }: Delivery,
): Promise<boolean> {
  const keys = await gatewayKeys(container, gateway);
  const event = keys && gateways[gateway].verifyWebhook(keys, raw, headers);
  if (!event) return false;
  // Not before: whoever forges webhooks must not keep the shop from reading true ones.
  webhookCame();
  batch ??= new Batch((events) => gatewayPayments(container).events().keep(events));
  await batch.add({ ...event, gateway });
  return true;
}
