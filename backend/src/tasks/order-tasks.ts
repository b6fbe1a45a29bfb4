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

/** What orders bring with them, and what looks for what was written past our workflows. */
export const orderTasks = [
  publishOrderEventTask,
  deliverMessageTask,
  /** What was sent off before it was known who sells here, and what the engine's own admin has refunded. */
  scheduledTask("issue-missing-invoices", "37 * * * *", issueMissingInvoices, issueMissingCreditNotes),
  /** What runs out by raw writes, or by another threshold. */
  scheduledTask("notify-low-stock", "4,14,24,34,44,54 * * * *", (container) => notifyLowStock(container, "everything")),
  /** What was written past our workflows shows in the back office's list nonetheless. */
  scheduledTask(
    "refresh-order-listing",
    "* * * * *",
    (container) => importEngineOrders(container, null),
    followCancellations,
    (container) => container.resolve<OrderListingService>(ORDER_LISTING_MODULE).sweep(saveMoney),
  ),
];
