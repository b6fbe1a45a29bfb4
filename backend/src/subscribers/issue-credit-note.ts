import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { issueCreditNote } from "../workflows/invoice/issue-credit-notes";
import { issueInvoices } from "../workflows/invoice/issue-invoices";
import { orderEvents } from "../workflows/order/events";

/**
 * Whatever takes something of an invoiced order back is answered by a credit note at once. An order that was cancelled
 * right after it had left gets its invoice first.
 */
export default async function issueCreditNoteOf({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await issueInvoices(container, [event.data.id]);
  await issueCreditNote(container, event.data.id);
}

export const config: SubscriberConfig = {
  event: [orderEvents.statusChanged, orderEvents.refunded, orderEvents.returnChanged],
  context: { subscriberId: "issue-credit-note" },
};
