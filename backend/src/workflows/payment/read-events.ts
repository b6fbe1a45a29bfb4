import type { MedusaContainer } from "@medusajs/framework/types";
import type { EventsAbout, WaitingEvent } from "#modules/gateway-payment/events";
import { addedTask } from "#queue/task";
import { gatewayPayments } from "./gateway-payments";
import { reconcilePayments } from "./reconcile-payments";
import { checkSettled } from "./refund-to-source";
import { yieldToWebhooks } from "./yield-to-webhooks";

/** Events about received money: their payment must be found eventually. */
const moneyCame = ["payment.captured", "order.paid", "payment_intent.succeeded", "charge.succeeded"];

const keysMissing = "The current keys can't access the gateway.";

/**
 * Processes a gateway's stored events: each is a hint about one order, whose gateway is then queried. An event about
 * received money stays waiting if the gateway could not be queried.
 *
 * @throws if an event is still waiting.
 */
async function readEvents(container: MedusaContainer, which: EventsAbout): Promise<void> {
  const known = gatewayPayments(container).events();
  const events = await known.waiting(which);
  const strangers = events.filter(({ orderId }) => orderId === null).map(({ id }) => id);
  await known.end(strangers, "ignored", "Not related to an order of this shop.");
  for (const orderId of new Set(events.flatMap(({ orderId }) => orderId ?? []))) {
    const started = performance.now();
    const own = events.filter((event) => event.orderId === orderId);
    await readOfOrder(container, orderId, own);
    await yieldToWebhooks(performance.now() - started);
  }
}

async function readOfOrder(container: MedusaContainer, orderId: string, events: readonly WaitingEvent[]) {
  const known = gatewayPayments(container).events();
  const ids = events.map(({ id }) => id);
  try {
    const { isKnown } = await reconcilePayments(container, orderId);
    await checkSettled(
      container,
      orderId,
      events.flatMap(({ refundId }) => refundId ?? []),
    );
    await gatewayPayments(container).refundTasks().hurry(orderId);
    const waiting = isKnown ? [] : events.filter(({ type }) => moneyCame.includes(type)).map(({ id }) => id);
    await known.end(
      ids.filter((id) => !waiting.includes(id)),
      "done",
    );
    if (waiting.length === 0) return;
    await known.explainWait(waiting, keysMissing);
  } catch (error) {
    await known.explainWait(ids, "Processing failed and will be retried.");
    throw error;
  }
  throw new Error(keysMissing);
}

export const readEventsTask = addedTask("read-gateway-events", readEvents);
