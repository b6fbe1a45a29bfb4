import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { tellRefundsToPay } from "../workflows/notice/tell-refunds-to-pay";
import { orderEvents } from "../workflows/order/events";
import { paymentEvents } from "../workflows/payment/events";
import { sendRefunds } from "../workflows/payment/send-refunds";

/** What was refunded is on its way at once; the job of each minute finds what no event told of. */
export default async function sendRefundsOf({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await sendRefunds(container, { orderId: event.data.id });
  await tellRefundsToPay(container);
}

export const config: SubscriberConfig = {
  event: [orderEvents.refunded, paymentEvents.odd],
  context: { subscriberId: "send-refunds" },
};
