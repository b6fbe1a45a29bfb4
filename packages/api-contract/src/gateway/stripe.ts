import { z } from "zod";
import { idSchema } from "../values";
import type { GatewayDescriptor } from "./descriptor";

export const stripe = {
  title: "Stripe",
  about: "Cards through your stripe.com account.",
  checkoutLabel: "Credit and debit cards",
  invoiceLabel: "Card",
  keys: {
    keyId: {
      label: "Publishable key",
      form: /^pk_(test|live)_[A-Za-z0-9]+$/,
      message: "A Stripe publishable key starts with pk_test_ or pk_live_.",
      variable: "STRIPE_PUBLISHABLE_KEY",
    },
    /** Restricted keys work too, with rights to payment intents, charges and refunds. */
    secret: {
      label: "Secret key",
      form: /^(?:sk|rk)_(test|live)_[A-Za-z0-9]+$/,
      message: "A Stripe secret key starts with sk_test_, sk_live_, rk_test_ or rk_live_.",
      variable: "STRIPE_SECRET_KEY",
    },
    webhookSecret: {
      label: "Webhook signing secret",
      form: /^whsec_\S+$/,
      message: "A Stripe signing secret starts with whsec_.",
      variable: "STRIPE_WEBHOOK_SECRET",
    },
  },
  callback: z.object({ gateway: z.literal("stripe"), payment_intent: idSchema }),
} as const satisfies GatewayDescriptor;
