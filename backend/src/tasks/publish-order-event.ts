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

/** Handles an event; idempotent. */
type Consumer = (container: MedusaContainer, event: OrderEvent, at: string) => Promise<unknown>;

/** Notifies the shopper by mail and text. */
const messageShopper: Consumer = async (container, event, at) => {
  const news = newsOfEvent(event);
  if (news) await emailShopper(container, event.data.id, news, at);
};

/**
 * Whether the order may count from this event on: one to be paid online counts once it is paid. Staff and sellers are
 * notified once.
 */
const mayCount = ({ name, data }: OrderEvent): boolean =>
  name === "order.placed" ||
  name === "order.confirmed" ||
  name === "payment.received" ||
  (name === "order.status-changed" && data.status === "placed");

/** Notifies sellers of new and cancelled orders and of requested returns. */
const notifySellers: Consumer = async (container, event) => {
  const { name, data } = event;
  if (mayCount(event)) await notifySellersOfOrder(container, "placed", data.id);
  if (name === "order.status-changed" && data.status === "cancelled")
    await notifySellersOfOrder(container, "cancelled", data.id);
  if (name === "return.changed" && data.status === "requested")
    await notifySellersOfOrder(container, "returned", data.id);
};

/** Notifies staff of new orders and requested returns. */
const notifyStaff: Consumer = async (container, event) => {
  const { name, data } = event;
  if (mayCount(event)) await notifyOfOrder(container, data.id);
  if (name === "return.changed" && data.status === "requested") await notifyOfReturn(container, data.id);
};

/**
 * An invoice is issued when the goods leave, and a credit note for whatever is taken back from an invoiced order. An
 * order cancelled right after it left gets its invoice first.
 */
const issuePapers: Consumer = async (container, { name, data: { id } }) => {
  if (name !== "order.status-changed" && name !== "order.refunded" && name !== "return.changed") return;
  await issueInvoices(container, [id]);
  await issueCreditNote(container, id);
};

/** Starts to send a refund immediately. */
const sendMoneyBack: Consumer = async (container, { name, data }) => {
  if (name !== "order.refunded") return;
  await gatewayPayments(container).refundTasks().requeue(data.id);
  await notifyRefundsToPay(container);
};

/** The best sellers depend on the order's status. */
const refreshCatalog: Consumer = async (container, { name, data }) => {
  if (name === "order.status-changed")
    container.resolve<CatalogModuleService>(CATALOG_MODULE).touch("order", [data.id]);
};

const consumers = [refreshCatalog, messageShopper, notifyStaff, notifySellers, issuePapers, sendMoneyBack];

/** A failing consumer does not stop the others; all of them run again in the retry. */
export const publishOrderEventTask = addedTask("publish-order-event", async (container, { at, ...told }) => {
  const event = told as OrderEvent;
  await inTurn(consumers.map((consume) => () => consume(container, event, at)));
});
