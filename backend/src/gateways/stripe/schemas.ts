import { z } from "zod";
import type { GatewayPaymentStatus, GatewayRefund, ListedGatewayPayment } from "../gateway";

const paise = z.number().int().min(0);
const instant = z
  .number()
  .int()
  .transform((seconds) => new Date(seconds * 1000));
/** Stripe refers to another object by its id, or includes it expanded. */
export const nameSchema = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

export const intentSchema = z.object({ id: z.string(), client_secret: z.string().nullish(), status: z.string() });

export const chargeSchema = z.object({
  id: z.string(),
  payment_intent: nameSchema,
  amount: paise,
  amount_captured: paise,
  amount_refunded: paise,
  captured: z.boolean(),
  refunded: z.boolean(),
  currency: z.string().transform((code) => code.toUpperCase()),
  status: z.string(),
  failure_message: z.string().nullish(),
  payment_method_details: z.object({ type: z.string() }).nullish(),
  created: instant,
});
type Charge = z.infer<typeof chargeSchema>;

export const refundSchema = z.object({
  id: z.string(),
  charge: nameSchema,
  amount: paise,
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const released = "The payment was authorised but refunded without being captured.";

function statusOf({ status, captured, refunded }: Charge): GatewayPaymentStatus {
  if (status === "failed") return "failed";
  if (status !== "succeeded") return "created";
  if (captured) return "captured";
  return refunded ? "failed" : "authorized";
}

export function toGatewayPayment(charge: Charge): ListedGatewayPayment {
  const status = statusOf(charge);
  const isCaptured = status === "captured";
  // Stripe counts the authorised but uncaptured part as refunded, although nobody had paid it.
  const neverTaken = charge.amount - charge.amount_captured;
  return {
    id: charge.id,
    gatewayOrderId: charge.payment_intent,
    status,
    amountPaise: charge.amount,
    currency: charge.currency,
    capturedPaise: isCaptured ? charge.amount_captured : 0,
    refundedPaise: isCaptured ? Math.max(0, charge.amount_refunded - neverTaken) : 0,
    method: charge.payment_method_details?.type ?? "",
    failure: status === "failed" ? charge.failure_message || released : null,
    at: charge.created,
  };
}

const refundStatuses: Record<string, GatewayRefund["status"]> = {
  succeeded: "done",
  failed: "failed",
  canceled: "failed",
};

export function toGatewayRefund({ id, charge, amount, status, metadata }: z.infer<typeof refundSchema>): GatewayRefund {
  return {
    id,
    paymentId: charge ?? "",
    amountPaise: amount,
    status: refundStatuses[status ?? ""] ?? "pending",
    receipt: metadata?.receipt ?? null,
  };
}
