import { z } from "zod";
import { pageFields, pageParams, searchParam } from "../back-office/lists";
import { answer } from "../envelope";
import { orderedPieceSchema } from "../order/ordered-piece";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { returnActions, returnStatuses } from "./words";

export const managedReturnsQuerySchema = z.object({
  ...pageParams,
  /** As in the order list. */
  search: searchParam.optional(),
  status: z.enum(returnStatuses).optional(),
});
export type ManagedReturnsQuery = z.infer<typeof managedReturnsQuerySchema>;

/** A return or replacement request in the back office's list; `orderId` identifies it, as an order has at most one. */
export const managedReturnRowSchema = z.object({
  orderId: idSchema,
  orderNumber: z.number().int(),
  customer: z.object({ name: z.string(), email: z.string() }),
  action: z.enum(returnActions),
  status: z.enum(returnStatuses),
  reason: z.string(),
  rejection: z.string().nullable(),
  images: z.array(z.string()),
  requestedAt: instantSchema,
  products: z.array(orderedPieceSchema),
  /** The refund in rupees; null if there is none yet. */
  refund: rupeesSchema.nullable(),
  /** Whether a manual refund of the order is pending. */
  isRefundToPay: z.boolean(),
});
export type ManagedReturnRow = z.infer<typeof managedReturnRowSchema>;

export const managedReturnsAnswerSchema = answer({
  returns: z.array(managedReturnRowSchema),
  counts: z.record(z.enum(returnStatuses), z.number().int().min(0)),
  ...pageFields,
});
