import { createHash } from "node:crypto";
import { z } from "zod";
import type { Gateway, SignedEvent } from "../gateway";
import { isSignedBy, readJson } from "../signature";

const id = z.string().min(1).max(100);
const callbackSchema = z.object({ razorpay_order_id: id, razorpay_payment_id: id, razorpay_signature: z.string() });

/** Verifies the sheet's callback, which is signed over order and payment together. */
export const verifyRazorpayCallback: Gateway["verifyCallback"] = ({ secret }, fields) => {
  const read = callbackSchema.safeParse(fields);
  if (!read.success) return null;
  const { razorpay_order_id: gatewayOrderId, razorpay_payment_id: paymentId, razorpay_signature } = read.data;
  const isSigned = isSignedBy(`${gatewayOrderId}|${paymentId}`, secret, razorpay_signature);
  return isSigned ? { gatewayOrderId, paymentId } : null;
};

const part = <T extends z.ZodType>(entity: T) => z.object({ entity }).optional();
const eventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: part(z.object({ id, order_id: id.nullish() })),
    order: part(z.object({ id })),
    refund: part(z.object({ id, payment_id: id.nullish() })),
  }),
});

export const verifyRazorpayWebhook: Gateway["verifyWebhook"] = (
  { webhookSecret },
  raw,
  headers,
): SignedEvent | null => {
  if (!isSignedBy(raw, webhookSecret, headers["x-razorpay-signature"])) return null;
  const read = eventSchema.safeParse(readJson(raw));
  if (!read.success) return null;
  const { event: type, payload } = read.data;
  const { payment, order, refund } = payload;
  return {
    eventId: eventIdOf(headers["x-razorpay-event-id"], raw),
    type,
    gatewayOrderId: payment?.entity.order_id ?? order?.entity.id ?? null,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? null,
    refundId: refund?.entity.id ?? null,
  };
};

/** The event id in the header is not signed: if it is missing or malformed, a hash of the body is used instead. */
function eventIdOf(header: unknown, raw: Buffer): string {
  if (typeof header === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(header)) return header;
  return `body_${createHash("sha256").update(raw).digest("hex")}`;
}
