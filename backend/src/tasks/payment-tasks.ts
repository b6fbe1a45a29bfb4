import { addedTask, scheduledTask } from "../queue/task";
import { emailUnannouncedRefunds } from "../workflows/message/email-shopper";
import { notifyRefundsToPay } from "../workflows/notice/notify-refunds-to-pay";
import { expireUnpaid } from "../workflows/order-status/expire-unpaid";
import { gatewayPayments } from "../workflows/payment/gateway-payments";
import { readEventsTask } from "../workflows/payment/read-events";
import { reconcilePayments } from "../workflows/payment/reconcile-payments";
import { requeueRefunds, sendOrderRefundsTask } from "../workflows/payment/send-refunds";
import { reconcileDaily } from "../workflows/reconciliation/reconcile-daily";

const eachMinute = "* * * * *";

/** Tasks that poll the gateways, and tasks that wait for them. */
export const paymentTasks = [
  /**
   * Fetches payments that neither browser nor webhook reported. Each run sets the time of the next, so that an outdated
   * task does nothing.
   */
  addedTask("fetch-order-payments", async (container, { orderId }) => {
    if (await gatewayPayments(container).attempts().isLookDue(orderId)) await reconcilePayments(container, orderId);
  }),
  readEventsTask,
  sendOrderRefundsTask,
  scheduledTask("expire-unpaid", eachMinute, expireUnpaid),
  /** For refunds made in the engine's own admin. */
  scheduledTask("adopt-refunds", eachMinute, requeueRefunds, notifyRefundsToPay, emailUnannouncedRefunds),
  /**
   * Reconciles daily at 03:30 in India, or as soon afterwards as the shop runs; that is why it checks every ten
   * minutes.
   */
  scheduledTask("reconcile", "*/10 * * * *", async (container) => {
    if (await gatewayPayments(container).reconciliation().isDue()) await reconcileDaily(container);
  }),
];
