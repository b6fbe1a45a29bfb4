import type { PaymentMethod } from "@haat/api-contract/order/words";

/** The ways to pay that are switched on, in the order in which they are offered. The first one is chosen at first. */
export const offeredPaymentMethods = ["cod"] as const satisfies readonly PaymentMethod[];

/** What each way to pay means, in a sentence. */
export const paymentMethodHints: Record<PaymentMethod, string> = {
  cod: "Cash on delivery. Pay when your order arrives.",
  razorpay: "UPI, cards and net banking.",
  stripe: "Credit and debit cards.",
  wallet: "Your balance with us.",
};
