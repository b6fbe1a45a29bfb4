import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "zod";
import { orderEvents } from "../workflows/order/events";
import { paymentEvents } from "../workflows/payment/events";
import { tellSellersOfOrder } from "../workflows/seller-notice/tell-sellers";

const dataSchema = z.object({ id: z.string(), status: z.string().optional() });

/** New orders, cancelled ones, and what shoppers want to give back, ring the bells of those whose goods they are. */
export default async function tellSellers({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id, status } = dataSchema.parse(event.data);
  if (event.name === OrderWorkflowEvents.PLACED || event.name === paymentEvents.received)
    await tellSellersOfOrder(container, "placed", id);
  else if (event.name === orderEvents.statusChanged) {
    if (status === "cancelled") await tellSellersOfOrder(container, "cancelled", id);
  } else if (status === "requested") await tellSellersOfOrder(container, "returned", id);
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.PLACED, paymentEvents.received, orderEvents.statusChanged, orderEvents.returnChanged],
  context: { subscriberId: "tell-sellers" },
};
