import { z } from "zod";
import { quantitySchema } from "../cart/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { refundDestinationSchema } from "../payment/sheet";
import { idSchema, instantSchema, jsonField, rupeesSchema } from "../values";
import { returnMessages } from "./messages";
import { returnActions, returnDecisions, returnStatuses } from "./words";

/** One line of an order, by its own `_id`, and how many pieces of it go back. */
const returnLineSchema = z.object({ _id: idSchema, quantity: quantitySchema });

/** The picture comes beside these fields, as `image`. Without `products` the whole order goes back. */
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
  /** Where the money goes once the goods are back; absent: to where it came from. */
  refundTo: refundDestinationSchema.optional(),
});
export type ReturnBody = z.infer<typeof returnBodySchema>;

/** What became of a shopper's request, as the order carries it. */
export const returnRequestSchema = z.object({
  action: z.enum(returnActions),
  reason: z.string(),
  image: z.string().nullable(),
  status: z.enum(returnStatuses),
  requestedAt: instantSchema,
  products: z.array(returnLineSchema),
  /** Rupees that went back; null as long as none did. */
  refund: rupeesSchema.nullable(),
  /** Why it was rejected; null as long as it was not. */
  rejection: z.string().nullable(),
});
export type ReturnRequest = z.infer<typeof returnRequestSchema>;

/** Whoever rejects says why: the shopper reads it. */
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
