import type { Gateway, GatewayKeys, ListedGatewayPayment } from "../gateway";
import { unlessDone, unlessMissing } from "../gateway-fault";
import { openOrder } from "./open-order";
import { paidFromBank } from "./paid-from";
import { pathId, razorpayClient } from "./razorpay-client";
import { verifyRazorpayCallback, verifyRazorpayWebhook } from "./razorpay-signatures";
import { refundPayment, refundsOfPayment } from "./refund-payment";
import { collectionOf, orderSchema, paymentSchema, toGatewayPayment, toListedPayment } from "./schemas";

const pageSize = 100;
const payments = collectionOf(paymentSchema);

/** Razorpay. `timeoutMs`: timeout of each call. */
export function razorpayGateway(timeoutMs: number): Gateway {
  const ask = razorpayClient(timeoutMs);
  const open = openOrder(ask);

  const paymentBy = async (keys: GatewayKeys, id: string) =>
    toGatewayPayment(await ask(keys, { path: `/payments/${pathId(id)}`, schema: paymentSchema }));

  return {
    name: "razorpay",
    script: "https://checkout.razorpay.com/v1/checkout.js",
    pageSources: {
      "script-src": ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
      // Its script positions its frame with style attributes; in in-app browsers it submits a form instead of opening a
      // window.
      "style-src-attr": ["'unsafe-inline'"],
      "form-action": ["https://api.razorpay.com"],
      "img-src": ["https://cdn.razorpay.com"],
      "frame-src": ["https://api.razorpay.com", "https://checkout.razorpay.com"],
      "connect-src": [
        "https://api.razorpay.com",
        "https://lumberjack.razorpay.com",
        "https://lumberjack-cx.razorpay.com",
        "https://lumberjack-metrics.razorpay.com",
      ],
    },
    simulated: { script: "checkout.js", keys: { keyId: "rzp_demo_", secret: "" } },

    open: async (keys, request) => ({ gatewayOrderId: await open(keys, request), clientSecret: null }),

    find: (keys, gatewayOrderId) =>
      unlessMissing(async () => {
        const { status } = await ask(keys, { path: `/orders/${pathId(gatewayOrderId)}`, schema: orderSchema });
        return { isOpen: status !== "paid", clientSecret: null };
      }),

    paymentsOf: async (keys, gatewayOrderId) => {
      const { items } = await ask(keys, { path: `/orders/${pathId(gatewayOrderId)}/payments`, schema: payments });
      return items.map(toGatewayPayment);
    },

    paidFrom: paidFromBank(ask),

    capture: (keys, { id, amountPaise, currency }) =>
      unlessDone(
        async () => {
          const body = { amount: amountPaise, currency };
          await ask(keys, { path: `/payments/${pathId(id)}/capture`, schema: paymentSchema, body });
        },
        async () => (await paymentBy(keys, id)).status === "captured",
      ),

    close: async () => "unsupported",

    refund: (keys, request) => refundPayment(ask, keys, request),

    refundsOf: (keys, paymentId) => refundsOfPayment(ask, keys, paymentId),

    async *list(keys, { from, to }): AsyncGenerator<ListedGatewayPayment> {
      // Pages are counted from the newest, so a payment made meanwhile shifts one that was already listed onto the next
      // page.
      const told = new Set<string>();
      const query = { from: Math.floor(from.getTime() / 1000), to: Math.ceil(to.getTime() / 1000), count: pageSize };
      for (let skip = 0; ; skip += pageSize) {
        const { items } = await ask(keys, { path: "/payments", schema: payments, query: { ...query, skip } });
        for (const payment of items.map(toListedPayment)) {
          if (told.has(payment.id) || payment.at < from || payment.at >= to) continue;
          told.add(payment.id);
          yield payment;
        }
        if (items.length < pageSize) return;
      }
    },

    verifyCallback: verifyRazorpayCallback,
    verifyWebhook: verifyRazorpayWebhook,

    check: async (keys) => {
      await ask(keys, { path: "/payments", schema: payments, query: { count: 1 } });
    },
  };
}
