import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Run } from "../../database/database";
import { log } from "../../edge/log";
import { type ClaimedEvent, claimEvents, endEvents, putOffEvents } from "../../modules/gateway-payment/events";
import { sendRefunds } from "./send-refunds";
import { takeInPayments } from "./take-in-payments";

const chunk = 50;

/** Events that say that money came: what they tell of has to be found, sooner or later. */
const moneyCame = ["payment.captured", "order.paid", "payment_intent.succeeded", "charge.succeeded"];

/**
 * Does what webhooks have told of: each is a hint about one order, whose gateway is then asked. Those about one order
 * are done together. An event that nothing could be found out about waits, if it says that money came.
 */
export async function readEvents(container: MedusaContainer): Promise<void> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  for (;;) {
    const events = await claimEvents(run, chunk);
    const strangers = events.filter(({ orderId }) => orderId === null).map(({ id }) => id);
    await endEvents(run, strangers, "ignored", "It is about no order of this shop.");
    const orders = new Set(events.flatMap(({ orderId }) => orderId ?? []));
    for (const orderId of orders) {
      const own = events.filter((event) => event.orderId === orderId);
      await readOfOrder(container, run, orderId, own);
    }
    if (events.length < chunk) return;
  }
}

async function readOfOrder(
  container: MedusaContainer,
  run: Run,
  orderId: string,
  events: readonly ClaimedEvent[],
): Promise<void> {
  const ids = events.map(({ id }) => id);
  try {
    const { isKnown } = await takeInPayments(container, orderId);
    await sendRefunds(container, { orderId });
    const waiting = isKnown ? [] : events.filter(({ type }) => moneyCame.includes(type)).map(({ id }) => id);
    await putOffEvents(run, waiting, "The gateway can't be asked with the present keys.");
    const done = ids.filter((id) => !waiting.includes(id));
    await endEvents(run, done, "done");
  } catch (error) {
    log.error({ err: error, orderId }, "A gateway's event could not be read");
    await putOffEvents(run, ids, "It could not be read; it is tried again.");
  }
}
