import { z } from "zod";
import type { GatewayPayment, GatewayPaymentStatus, GatewayRefund, ListedGatewayPayment } from "../gateway";

const paise = z.number().int().min(0);
const instant = z
  .number()
  .int()
  .transform((seconds) => new Date(seconds * 1000));
const currency = z.string().transform((code) => code.toUpperCase());
/** Razorpay sends an empty map as an empty list. */
const notesSchema = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .nullish()
  .transform((notes) => (notes && !Array.isArray(notes) ? notes : {}));

export const orderSchema = z.object({
  id: z.string(),
  amount: paise,
  currency,
  status: z.string(),
  receipt: z.string().nullish(),
});

export const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: paise,
  currency,
  status: z.string(),
  captured: z.boolean().nullish(),
  amount_refunded: paise.nullish(),
  method: z.string().nullish(),
  error_description: z.string().nullish(),
  created_at: instant,
});
type RazorpayPayment = z.infer<typeof paymentSchema>;

export const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: paise,
  status: z.string().nullish(),
  receipt: z.string().nullish(),
  notes: notesSchema,
});

export const collectionOf = <T extends z.ZodType>(schema: T) => z.object({ items: z.array(schema) });

const released = "The payment was authorised but refunded without being captured.";

function statusOf({ status, captured }: RazorpayPayment): GatewayPaymentStatus {
  if (status === "captured" || status === "authorized" || status === "failed") return status;
  // Razorpay itself has released a refunded payment that was never captured.
  if (status === "refunded") return captured ? "captured" : "failed";
  return "created";
}

export function toGatewayPayment(payment: RazorpayPayment): GatewayPayment {
  const status = statusOf(payment);
  const isCaptured = status === "captured";
  return {
    id: payment.id,
    status,
    amountPaise: payment.amount,
    currency: payment.currency,
    capturedPaise: isCaptured ? payment.amount : 0,
    refundedPaise: isCaptured ? (payment.amount_refunded ?? 0) : 0,
    method: payment.method ?? "",
    failure: status === "failed" ? payment.error_description || released : null,
    at: payment.created_at,
  };
}

export const toListedPayment = (payment: RazorpayPayment): ListedGatewayPayment => ({
  ...toGatewayPayment(payment),
  gatewayOrderId: payment.order_id ?? null,
});

const refundStatuses: Record<string, GatewayRefund["status"]> = { processed: "done", failed: "failed" };

export function toGatewayRefund({ id, payment_id, amount, status, receipt, notes }: z.infer<typeof refundSchema>) {
  const { receipt: ours } = notes;
  const refund: GatewayRefund = {
    id,
    paymentId: payment_id,
    amountPaise: amount,
    status: refundStatuses[status ?? ""] ?? "pending",
    // A retried refund has a new receipt; our own is kept in the notes.
    receipt: typeof ours === "string" ? ours : (receipt ?? null),
  };
  return refund;
}
