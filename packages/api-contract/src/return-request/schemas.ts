import { z } from "zod";
import { quantitySchema } from "../cart/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { refundDestinationSchema } from "../payment/sheet";
import { idSchema, instantSchema, jsonField, rupeesSchema } from "../values";
import { returnMessages } from "./messages";
import { returnActions, returnDecisions, returnStatuses } from "./words";

/** An order line, by its own `_id`, and the number of pieces to return. */
const returnLineSchema = z.object({ _id: idSchema, quantity: quantitySchema });

/** The picture is sent beside these fields, as `image`. Without `products` the whole order is returned. */
export const returnBodySchema = z.object({
  action: z.enum(returnActions, returnMessages.actionMissing),
  reason: z
    .string({
      error: ({ input }) => (input === undefined || input === null ? returnMessages.reasonMissing : undefined),
    })
    .trim()
    .min(1, returnMessages.reasonMissing)
    .max(limits.maxReturnReasonLength),
  products: jsonField(z.array(returnLineSchema).min(1).max(limits.maxOrderLines)).optional(),
  /** Destination of the refund after the return; by default its source. */
  refundTo: refundDestinationSchema.optional(),
});
export type ReturnBody = z.infer<typeof returnBodySchema>;

/** A shopper's request as part of the order. */
export const returnRequestSchema = z.object({
  action: z.enum(returnActions),
  reason: z.string(),
  image: z.string().nullable(),
  status: z.enum(returnStatuses),
  requestedAt: instantSchema,
  products: z.array(returnLineSchema),
  /** The refund in rupees; null if there is none yet. */
  refund: rupeesSchema.nullable(),
  /** The reason of a rejection; null if it was not rejected. */
  rejection: z.string().nullable(),
});
export type ReturnRequest = z.infer<typeof returnRequestSchema>;

/** A rejection requires a reason, which the shopper reads. */
export const decideReturnBodySchema = z
  .object({
    status: z.enum(returnDecisions),
    reason: z.string().trim().max(limits.maxReturnReasonLength).nullish(),
  })
  .refine(({ status, reason }) => status !== "rejected" || Boolean(reason), {
    message: returnMessages.rejectionMissing,
    path: ["reason"],
  });

export const returnStandingSchema = returnRequestSchema.extend({
  orderId: idSchema,
  history: z.array(
    z.object({
      status: z.enum(returnStatuses),
      at: instantSchema,
      by: z.object({ kind: z.enum(["shopper", "administrator", "seller", "system"]), id: idSchema.nullable() }),
    }),
  ),
});
export type ReturnStanding = z.infer<typeof returnStandingSchema>;

export const returnDecidedAnswerSchema = answer({ returnRequest: returnStandingSchema }).extend({
  message: z.string(),
});
