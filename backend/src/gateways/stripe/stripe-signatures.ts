import { z } from "zod";
import type { Gateway, SignedEvent } from "../gateway";
import { isSignedBy, readJson } from "../signature";
import { nameSchema } from "./schemas";

const id = z.string().min(1).max(255);
const toleranceSeconds = 300;

/** Stripe does not sign the browser's callback, so it is only a hint where to look. */
export const verifyStripeCallback: Gateway["verifyCallback"] = (_keys, fields) => {
  const read = z.object({ payment_intent: id.regex(/^pi_[A-Za-z0-9_]+$/) }).safeParse(fields);
  return read.success ? { gatewayOrderId: read.data.payment_intent, paymentId: null } : null;
};

const eventSchema = z.object({
  id,
  type: z.string().max(100),
  data: z.object({
    object: z.object({
      id: id.optional(),
      object: z.string(),
      payment_intent: nameSchema,
      latest_charge: nameSchema,
      charge: nameSchema,
    }),
  }),
});

export const verifyStripeWebhook: Gateway["verifyWebhook"] = ({ webhookSecret }, raw, headers): SignedEvent | null => {
  if (!isSigned(raw, webhookSecret, headers["stripe-signature"])) return null;
  const read = eventSchema.safeParse(readJson(raw));
  if (!read.success) return null;
  const { id: eventId, type, data } = read.data;
  const { object: kind, id: own = null, payment_intent, latest_charge, charge } = data.object;
  switch (kind) {
    case "payment_intent":
      return { eventId, type, gatewayOrderId: own, paymentId: latest_charge, refundId: null };
    case "charge":
      return { eventId, type, gatewayOrderId: payment_intent, paymentId: own, refundId: null };
    case "refund":
      return { eventId, type, gatewayOrderId: payment_intent, paymentId: charge, refundId: own };
    default:
      return { eventId, type, gatewayOrderId: payment_intent, paymentId: charge, refundId: null };
  }
};

/** `t=<seconds>,v1=<signature>`, with one signature per secret while a merchant rotates secrets. */
function isSigned(raw: Buffer, secret: string, header: unknown): boolean {
  if (typeof header !== "string" || header.length > 2_000) return false;
  const parts = header.split(",").map((part) => part.trim().split("="));
  const at = parts.find(([name]) => name === "t")?.[1];
  if (at === undefined || !/^\d{1,12}$/.test(at)) return false;
  if (Math.abs(Date.now() / 1000 - Number(at)) > toleranceSeconds) return false;
  const signed = Buffer.concat([Buffer.from(`${at}.`), raw]);
  return parts.some(([name, value]) => name === "v1" && isSignedBy(signed, secret, value));
}
