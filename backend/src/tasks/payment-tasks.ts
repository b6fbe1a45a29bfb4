import { GATEWAY_PAYMENT_MODULE } from "../modules/gateway-payment";
import type { GatewayPaymentService } from "../modules/gateway-payment/service";
import { scheduledTask } from "../queue/task";
import { tellUntoldRefunds } from "../workflows/message/tell-untold-refunds";
import { tellRefundsToPay } from "../workflows/notice/tell-refunds-to-pay";
import { expireUnpaid } from "../workflows/order-status/expire-unpaid";
import { fetchOrderPaymentsTask } from "../workflows/payment/fetch-order-payments";
import { readEventsTask } from "../workflows/payment/read-events";
import { adoptRefunds, sendOrderRefundsTask } from "../workflows/payment/send-refunds";
import { reconcileDaily } from "../workflows/reconciliation/reconcile-daily";

const eachMinute = "* * * * *";

/** What is asked of gateways by the clock, and what waits for them. */
export const paymentTasks = [
  fetchOrderPaymentsTask,
  readEventsTask,
  sendOrderRefundsTask,
  scheduledTask("expire-unpaid", eachMinute, expireUnpaid),
  /** Refunds that the engine's own admin has made. */
  scheduledTask("adopt-refunds", eachMinute, adoptRefunds, tellRefundsToPay, tellUntoldRefunds),
  /**
   * The books are compared each day at half past three in India, or as soon after that as the shop runs: asked more often
   * than that, for a shop that was off then.
   */
  scheduledTask("reconcile", "*/10 * * * *", async (container) => {
    const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
    if (await payments.reconciliation().isDue()) await reconcileDaily(container);
  }),
];
