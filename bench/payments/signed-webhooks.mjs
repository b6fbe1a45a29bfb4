import { signRazorpayWebhook } from "@haat/gateway-simulator/signatures";
import { itemAt } from "../item-at.mjs";

/**
 * Webhooks as Razorpay sends them, each a different event, cycling through these payments.
 *
 * @param {{ paymentId: string, gatewayOrderId: string, amountPaise: number }[]} payments
 * @param {{ count: number, webhookSecret: string }} how
 * @returns {import("./send-steadily.mjs").Post[]}
 */
export const signedWebhooks = (payments, { count, webhookSecret }) =>
  Array.from({ length: count }, (_, number) => {
    const { paymentId, gatewayOrderId, amountPaise } = itemAt(payments, number % payments.length);
    const entity = { id: paymentId, entity: "payment", order_id: gatewayOrderId, amount: amountPaise, currency: "INR" };
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_bench",
      event: number % 2 ? "payment.captured" : "payment.authorized",
      contains: ["payment"],
      payload: { payment: { entity: { ...entity, status: "captured", captured: true, method: "upi" } } },
      created_at: Math.floor(Date.now() / 1_000),
    });
    return {
      body,
      headers: {
        "content-type": "application/json",
        "x-razorpay-signature": signRazorpayWebhook(body, webhookSecret),
        "x-razorpay-event-id": `evt_bench${number}`,
      },
    };
  });
