import { addedTask, scheduledTask } from "../queue/task";
import { emailUnannouncedRefunds } from "../workflows/message/email-unannounced-refunds";
import { notifyRefundsToPay } from "../workflows/notice/notify-refunds-to-pay";
import { expireUnpaid } from "../workflows/order-status/expire-unpaid";
import { gatewayPayments } from "../workflows/payment/gateway-payments";
import { readEventsTask } from "../workflows/payment/read-events";
import { reconcilePayments } from "../workflows/payment/reconcile-payments";
import { requeueRefunds, sendOrderRefundsTask } from "../workflows/payment/send-refunds";
import { reconcileDaily } from "../workflows/reconciliation/reconcile-daily";

const eachMinute = "* * * * *";

/** What is asked of gateways by the clock, and what waits for them. */
export const paymentTasks = [
  /** Payments that no browser and no webhook has told of. Each look sets the time of the next, so that a late task does nothing. */
  addedTask("fetch-order-payments", async (container, { orderId }) => {
    if (await gatewayPayments(container).attempts().isLookDue(orderId)) await reconcilePayments(container, orderId);
  }),
  readEventsTask,
  sendOrderRefundsTask,
  scheduledTask("expire-unpaid", eachMinute, expireUnpaid),
  /** Refunds that the engine's own admin has made. */
  scheduledTask("adopt-refunds", eachMinute, requeueRefunds, notifyRefundsToPay, emailUnannouncedRefunds),
  /**
   * The books are compared each day at half past three in India, or as soon after that as the shop runs: asked more often
   * than that, for a shop that was off then.
   */
  scheduledTask("reconcile", "*/10 * * * *", async (container) => {
    if (await gatewayPayments(container).reconciliation().isDue()) await reconcileDaily(container);
  }),
];
