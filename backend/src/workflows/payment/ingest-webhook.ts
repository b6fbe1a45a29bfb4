import type { IncomingHttpHeaders } from "node:http";
import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gateways } from "#gateways/gateways";
import type { StoredEvent } from "#modules/gateway-payment/events";
import { countOperation } from "#operation-counts/operation-counts";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { Batch } from "./batch";
import { gatewayPayments } from "./gateway-payments";
import { webhookCame } from "./yield-to-webhooks";

/** `raw`: the exact bytes that were sent and signed. */
export type Delivery = { raw: Buffer; headers: IncomingHttpHeaders };

/** Concurrent events are written in one statement. */
let batch: Batch<StoredEvent> | undefined;

/**
 * Stores a webhook's event with the task that reads it, once however often it is delivered. It is acknowledged when it
 * is stored, not when it is processed.
 *
 * @returns false if its signature is wrong, or the gateway is not set up.
 */
export async function ingestWebhook(
  container: MedusaContainer,
  gateway: GatewayName,
  { raw, headers }: Delivery,
): Promise<boolean> {
  const keys = await gatewayKeys(container, gateway);
  const event = keys && gateways[gateway].verifyWebhook(keys, raw, headers);
  if (!event) return false;
  // Only valid webhooks count: forged ones must not slow down the reading of real ones.
  webhookCame();
  batch ??= new Batch((events) => storeEvents(container, events));
  await batch.add({ ...event, gateway });
  return true;
}

/** Stores events, and counts for each gateway how many were new. */
async function storeEvents(container: MedusaContainer, events: readonly StoredEvent[]): Promise<void> {
  const of = (gateway: GatewayName) => events.filter((event) => event.gateway === gateway).length;
  try {
    const stored = await gatewayPayments(container).events().keep(events);
    for (const name of gatewayNames) {
      const accepted = stored.get(name) ?? 0;
      countOperation({ kind: "webhook", name, outcome: "accepted" }, accepted);
      countOperation({ kind: "webhook", name, outcome: "repeated" }, of(name) - accepted);
    }
  } catch (error) {
    for (const name of gatewayNames) countOperation({ kind: "webhook", name, outcome: "failed" }, of(name));
    throw error;
  }
}
