import { createHmac } from "node:crypto";

const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex");

/** The signature in the result that Razorpay's sheet passes to the browser. */
export const signRazorpayPayment = (orderId: string, paymentId: string, secret: string) =>
  hmac(`${orderId}|${paymentId}`, secret);

/** `X-Razorpay-Signature`. */
export const signRazorpayWebhook = (body: string, webhookSecret: string) => hmac(body, webhookSecret);

/** `Stripe-Signature`. `at` in milliseconds. */
export function signStripeWebhook(body: string, webhookSecret: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, webhookSecret)}`;
}
