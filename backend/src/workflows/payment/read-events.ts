import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "../../log/log";
import type { ClaimedEvent } from "../../modules/gateway-payment/events";
import { gatewayPayments } from "./gateway-payments";
import { giveWay } from "./give-way";
import { lookAtSettled } from "./refund-to-source";
import { sendRefunds } from "./send-refunds";
import { takeInPayments } from "./take-in-payments";

const chunk = 20;

/** Events that say that money came: what they tell of has to be found, sooner or later. */
const moneyCame = ["payment.captured", "order.paid", "payment_intent.succeeded", "charge.succeeded"];

/**
 * Does what webhooks have told of: each is a hint about one order, whose gateway is then asked. Those about one order
 * are done together. An event that nothing could be found out about waits, if it says that money came.
 */
export async function readEvents(container: MedusaContainer): Promise<void> {
  const known = gatewayPayments(container).events();
  for (;;) {
    const events = await known.claim(chunk);
    if (events.length === 0) return;
    const strangers = events.filter(({ orderId }) => orderId === null).map(({ id }) => id);
    await known.end(strangers, "ignored", "It is about no order of this shop.");
    const orders = new Set(events.flatMap(({ orderId }) => orderId ?? []));
    for (const orderId of orders) {
      const own = events.filter((event) => event.orderId === orderId);
      const started = performance.now();
      await readOfOrder(container, orderId, own);
      await giveWay(performance.now() - started);
    }
  }
}

async function readOfOrder(
  container: MedusaContainer,
  orderId: string,
  events: readonly ClaimedEvent[],
): Promise<void> {
  const known = gatewayPayments(container).events();
  const ids = events.map(({ id }) => id);
  try {
    const { isKnown } = await takeInPayments(container, orderId);
    await lookAtSettled(
      container,
      orderId,
      events.flatMap(({ refundId }) => refundId ?? []),
    );
    await sendRefunds(container, { orderId });
    const waiting = isKnown ? [] : events.filter(({ type }) => moneyCame.includes(type)).map(({ id }) => id);
    await known.putOff(waiting, "The gateway can't be asked with the present keys.");
    const done = ids.filter((id) => !waiting.includes(id));
    await known.end(done, "done");
  } catch (error) {
    log.error({ err: error, orderId }, "A gateway's event could not be read");
    await known.putOff(ids, "It could not be read; it is tried again.");
  }
}
