import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { orderEvents } from "../workflows/order/events";
import { paymentEvents } from "../workflows/payment/events";
import { sendRefunds } from "../workflows/payment/send-refunds";

/** What was refunded is on its way at once; the job of each minute finds what no event told of. */
export default async function sendRefundsOf({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await sendRefunds(container, { orderId: event.data.id });
}

export const config: SubscriberConfig = {
  event: [orderEvents.refunded, paymentEvents.odd],
  context: { subscriberId: "send-refunds" },
};
