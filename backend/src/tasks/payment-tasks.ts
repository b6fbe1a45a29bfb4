import { GATEWAY_PAYMENT_MODULE } from "../modules/gateway-payment";
import type { GatewayPaymentService } from "../modules/gateway-payment/service";
import { scheduledTask } from "../queue/task";
import { tellUntoldRefunds } from "../workflows/message/tell-untold-refunds";
import { tellRefundsToPay } from "../workflows/notice/tell-refunds-to-pay";
import { expireUnpaid } from "../workflows/order-status/expire-unpaid";
import { lookAtGateways } from "../workflows/payment/look-at-gateways";
import { readEventsTask } from "../workflows/payment/read-events";
import { sendRefunds } from "../workflows/payment/send-refunds";
import { reconcileDaily } from "../workflows/reconciliation/reconcile-daily";

const eachMinute = "* * * * *";

/** What is asked of gateways by the clock, and what waits for them. */
export const paymentTasks = [
  scheduledTask("fetch-gateway-payments", eachMinute, lookAtGateways),
  readEventsTask,
  scheduledTask("expire-unpaid", eachMinute, expireUnpaid),
  /** Refunds that the engine's own admin has made, that could not be sent before, or that a process died with. */
  scheduledTask("send-refunds", eachMinute, sendRefunds, tellRefundsToPay, tellUntoldRefunds),
  /**
   * The books are compared each day at half past three in India, or as soon after that as the shop runs: asked more often
   * than that, for a shop that was off then.
   */
  scheduledTask("reconcile", "*/10 * * * *", async (container) => {
    const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
    if (await payments.reconciliation().isDue()) await reconcileDaily(container);
  }),
];
