import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { addedTask, inTurn } from "../queue/task";
import { issueCreditNote } from "../workflows/invoice/issue-credit-notes";
import { issueInvoices } from "../workflows/invoice/issue-invoices";
import { emailShopper } from "../workflows/message/email-shopper";
import { notifyOfOrder, notifyOfReturn } from "../workflows/notice/notify-orders";
import { notifyRefundsToPay } from "../workflows/notice/notify-refunds-to-pay";
import type { OrderEvent } from "../workflows/order/events";
import { gatewayPayments } from "../workflows/payment/gateway-payments";
import { notifySellersOfOrder } from "../workflows/seller-notice/notify-sellers";
import { newsOfEvent } from "./news-of-event";

/** Does what an event asks of it, once, however often it is called. */
type Consumer = (container: MedusaContainer, event: OrderEvent, at: string) => Promise<unknown>;

/** Whose order it is, by mail and text. */
const messageShopper: Consumer = async (container, event, at) => {
  const news = newsOfEvent(event);
  if (news) await emailShopper(container, event.data.id, news, at);
};

/** An order counts from here on, unless it is still to be paid online: staff and sellers hear of it once. */
const mayCount = ({ name, data }: OrderEvent): boolean =>
  name === "order.placed" ||
  name === "order.confirmed" ||
  name === "payment.received" ||
  (name === "order.status-changed" && data.status === "placed");

/** New orders, cancelled ones, and what shoppers want to give back, ring the bells of those whose goods they are. */
const notifySellers: Consumer = async (container, event) => {
  const { name, data } = event;
  if (mayCount(event)) await notifySellersOfOrder(container, "placed", data.id);
  if (name === "order.status-changed" && data.status === "cancelled")
    await notifySellersOfOrder(container, "cancelled", data.id);
  if (name === "return.changed" && data.status === "requested")
    await notifySellersOfOrder(container, "returned", data.id);
};

/** New orders, and what shoppers want to give back, ring the back office's bell. */
const notifyStaff: Consumer = async (container, event) => {
  const { name, data } = event;
  if (mayCount(event)) await notifyOfOrder(container, data.id);
  if (name === "return.changed" && data.status === "requested") await notifyOfReturn(container, data.id);
};

/**
 * The invoice belongs to the moment in which the goods leave, and whatever takes something of an invoiced order back is
 * answered by a credit note. An order that was cancelled right after it had left gets its invoice first.
 */
const issuePapers: Consumer = async (container, { name, data: { id } }) => {
  if (name !== "order.status-changed" && name !== "order.refunded" && name !== "return.changed") return;
  await issueInvoices(container, [id]);
  await issueCreditNote(container, id);
};

/** What was refunded is on its way at once. */
const sendMoneyBack: Consumer = async (container, { name, data }) => {
  if (name !== "order.refunded") return;
  await gatewayPayments(container).refundTasks().requeue(data.id);
  await notifyRefundsToPay(container);
};

/** Best sellers are counted by what becomes of orders. */
const refreshCatalog: Consumer = async (container, { name, data }) => {
  if (name === "order.status-changed")
    container.resolve<CatalogModuleService>(CATALOG_MODULE).touch("order", [data.id]);
};

const consumers = [refreshCatalog, messageShopper, notifyStaff, notifySellers, issuePapers, sendMoneyBack];

/** One that fails keeps none of the others from its part; all of them are asked again. */
export const publishOrderEventTask = addedTask("publish-order-event", async (container, { at, ...told }) => {
  const event = told as OrderEvent;
  await inTurn(consumers.map((consume) => () => consume(container, event, at)));
});
