import type Stripe from "stripe";
import { type Gateway, GatewayError, type GatewayKeys, type ListedGatewayPayment } from "../gateway";
import { unlessDone, unlessMissing } from "../gateway-fault";
import { refundCharge, refundsOfCharge } from "./refund-charge";
import { chargeSchema, intentSchema, toGatewayPayment } from "./schemas";
import { atStripe, stripeClient } from "./stripe-client";
import { verifyStripeCallback, verifyStripeWebhook } from "./stripe-signatures";

/** Cancels a payment intent, also an authorised one. `paid`: it is paid, or its payment is in progress. */
async function closeIntent(stripe: Stripe, id: string): Promise<"closed" | "paid"> {
  try {
    await atStripe(() => stripe.paymentIntents.cancel(id));
    return "closed";
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
    const { status } = await atStripe(async () => intentSchema.parse(await stripe.paymentIntents.retrieve(id)));
    if (status === "canceled") return "closed";
    if (["succeeded", "processing", "requires_capture"].includes(status)) return "paid";
    throw error;
  }
}

const modeOf = (key: string) => key.split("_")[1];

/** Stripe. A payment is a charge, and an opened payment is a payment intent. `timeoutMs`: timeout of each call. */
export function stripeGateway(timeoutMs: number): Gateway {
  const client = (keys: GatewayKeys) => stripeClient(keys, timeoutMs);
  const chargeBy = (keys: GatewayKeys, id: string) =>
    atStripe(async () => toGatewayPayment(chargeSchema.parse(await client(keys).charges.retrieve(id))));

  return {
    name: "stripe",
    script: "https://js.stripe.com/v3/",
    pageSources: {
      "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
      "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
      "connect-src": ["https://api.stripe.com", "https://m.stripe.network"],
    },
    simulated: { script: "v3.js", keys: { keyId: "pk_demo_", secret: "sk_demo_" } },

    open: (keys, { reference, amountPaise, currency }) =>
      atStripe(async () => {
        const asked = {
          amount: amountPaise,
          currency: currency.toLowerCase(),
          metadata: { attempt_id: reference },
          // The sheet stays on the shop's page, without redirects.
          automatic_payment_methods: { enabled: true, allow_redirects: "never" as const },
        };
        const made = await client(keys).paymentIntents.create(asked, { idempotencyKey: reference });
        const { id, client_secret } = intentSchema.parse(made);
        return { gatewayOrderId: id, clientSecret: client_secret ?? null };
      }),

    find: (keys, gatewayOrderId) =>
      unlessMissing(() =>
        atStripe(async () => {
          const intent = intentSchema.parse(await client(keys).paymentIntents.retrieve(gatewayOrderId));
          const isOpen = !["canceled", "succeeded"].includes(intent.status);
          return { isOpen, clientSecret: intent.client_secret ?? null };
        }),
      ),

    paymentsOf: (keys, gatewayOrderId) =>
      atStripe(async () => {
        const payments = [];
        for await (const charge of client(keys).charges.list({ payment_intent: gatewayOrderId, limit: 100 })) {
          payments.push(toGatewayPayment(chargeSchema.parse(charge)));
        }
        return payments;
      }),

    // A card has no issuer there.
    paidFrom: null,

    capture: async (keys, { id, amountPaise }) => {
      const { gatewayOrderId } = await chargeBy(keys, id);
      if (gatewayOrderId === null)
        throw new GatewayError("missing", "Stripe: the charge belongs to no payment intent.");
      await unlessDone(
        () =>
          atStripe(async () => {
            await client(keys).paymentIntents.capture(gatewayOrderId, { amount_to_capture: amountPaise });
          }),
        async () => (await chargeBy(keys, id)).status === "captured",
      );
    },

    close: (keys, gatewayOrderId) => closeIntent(client(keys), gatewayOrderId),

    refund: (keys, request) => refundCharge(client(keys), request),

    refundsOf: (keys, paymentId) => refundsOfCharge(client(keys), paymentId),

    async *list(keys, { from, to }): AsyncGenerator<ListedGatewayPayment> {
      const created = { gte: Math.floor(from.getTime() / 1000), lte: Math.ceil(to.getTime() / 1000) };
      const charges = client(keys).charges.list({ created, limit: 100 })[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await atStripe(() => charges.next());
        if (done) return;
        const payment = await atStripe(async () => toGatewayPayment(chargeSchema.parse(value)));
        if (payment.at >= from && payment.at < to) yield payment;
      }
    },

    verifyCallback: verifyStripeCallback,
    verifyWebhook: verifyStripeWebhook,

    check: async (keys) => {
      // No API call can verify the publishable key on its own.
      if (!keys.keyId.startsWith("pk_") || modeOf(keys.keyId) !== modeOf(keys.secret)) {
        throw new GatewayError("keys", "Stripe: the publishable key and the secret key do not belong together.");
      }
      await atStripe(() => client(keys).charges.list({ limit: 1 }));
    },
  };
}
