import { ORDER_LISTING_MODULE } from "../modules/order-listing";
import type { OrderListingService } from "../modules/order-listing/service";
import { scheduledTask } from "../queue/task";
import { issueMissingCreditNotes } from "../workflows/invoice/issue-credit-notes";
import { issueMissingInvoices } from "../workflows/invoice/issue-invoices";
import { deliverMessageTask } from "../workflows/message/deliver-message";
import { notifyLowStock } from "../workflows/notice/notify-low-stock";
import { importEngineOrders } from "../workflows/order/import-engine-orders";
import { saveMoney } from "../workflows/order-money/keep-money";
import { followCancellations } from "../workflows/order-status/follow-cancellation";
import { publishOrderEventTask } from "./publish-order-event";

/** Tasks triggered by orders, and sweeps for changes made outside our workflows. */
export const orderTasks = [
  publishOrderEventTask,
  deliverMessageTask,
  /** For orders shipped before the merchant was configured, and refunds made in the engine's own admin. */
  scheduledTask("issue-missing-invoices", "37 * * * *", issueMissingInvoices, issueMissingCreditNotes),
  /** For stock that runs out by direct writes or a changed threshold. */
  scheduledTask("notify-low-stock", "4,14,24,34,44,54 * * * *", (container) => notifyLowStock(container, "everything")),
  /** Shows changes made outside our workflows in the back office's order list. */
  scheduledTask(
    "refresh-order-listing",
    "* * * * *",
    (container) => importEngineOrders(container, null),
    followCancellations,
    (container) => container.resolve<OrderListingService>(ORDER_LISTING_MODULE).sweep(saveMoney),
  ),
];
