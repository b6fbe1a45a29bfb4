import { z } from "zod";
import { paymentSetupMessages } from "../payment-setup/messages";
import { idSchema } from "../values";
import type { GatewayDescriptor } from "./descriptor";

export const razorpay = {
  title: "Razorpay",
  about: "UPI, cards, net banking and wallets through your razorpay.com account.",
  checkoutLabel: "UPI, cards and net banking",
  invoiceLabel: "Razorpay",
  keys: {
    keyId: {
      label: "Key ID",
      form: /^rzp_(test|live)_[A-Za-z0-9]+$/,
      message: "A Razorpay key ID starts with rzp_test_ or rzp_live_.",
      variable: "RAZORPAY_KEY_ID",
    },
    secret: {
      label: "Key secret",
      form: /^\S+$/,
      message: paymentSetupMessages.secretInvalid,
      variable: "RAZORPAY_KEY_SECRET",
    },
    webhookSecret: {
      label: "Webhook secret",
      form: /^\S+$/,
      message: paymentSetupMessages.secretInvalid,
      variable: "RAZORPAY_WEBHOOK_SECRET",
    },
  },
  callback: z.object({
    gateway: z.literal("razorpay"),
    razorpay_order_id: idSchema,
    razorpay_payment_id: idSchema,
    razorpay_signature: z.string().min(1).max(200),
  }),
} as const satisfies GatewayDescriptor;
