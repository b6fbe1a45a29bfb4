import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { issueInvoices } from "../workflows/invoice/issue-invoices";
import { orderEvents, type StatusChanged } from "../workflows/order/events";

/** The invoice belongs to the moment in which the goods leave. */
export default async function issueInvoice({ event, container }: SubscriberArgs<StatusChanged>): Promise<void> {
  const { id, status } = event.data;
  if (status === "shipped" || status === "delivered") await issueInvoices(container, [id]);
}

export const config: SubscriberConfig = {
  event: orderEvents.statusChanged,
  context: { subscriberId: "issue-invoice" },
};
