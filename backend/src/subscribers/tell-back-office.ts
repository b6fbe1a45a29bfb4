import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "zod";
import { tellOfOrder, tellOfReturn } from "../workflows/notice/tell-orders";
import { orderEvents } from "../workflows/order/events";
import { paymentEvents } from "../workflows/payment/events";

const dataSchema = z.object({ id: z.string(), status: z.string().optional() });

/** New orders, and what shoppers want to give back, ring the back office's bell. */
export default async function tellBackOffice({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id, status } = dataSchema.parse(event.data);
  if (event.name === OrderWorkflowEvents.PLACED || event.name === paymentEvents.received)
    await tellOfOrder(container, id);
  else if (status === "requested") await tellOfReturn(container, id);
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.PLACED, paymentEvents.received, orderEvents.returnChanged],
  context: { subscriberId: "tell-back-office" },
};
