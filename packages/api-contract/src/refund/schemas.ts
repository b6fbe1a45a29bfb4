import { z } from "zod";
import { pageFields, pageParams, searchParam } from "../back-office/lists";
import { quantitySchema } from "../cart/schemas";
import { daySchema } from "../earnings/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { gatewayNameSchema, refundDestinationSchema } from "../payment/sheet";
import { refundStatuses } from "../payment/words";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { refundMessages } from "./messages";
import { refundPayeeSchema } from "./payee";
import { handWays, refundKinds, refundStands } from "./words";

export const refundStatusSchema = z.enum(refundStatuses);

export const refundsQuerySchema = z.object({
  ...pageParams,
  status: z.enum(refundStands).optional(),
  /** Part of an order's number, or of its customer's name, e-mail address or mobile number. */
  search: searchParam.optional(),
});
export type RefundsQuery = z.infer<typeof refundsQuerySchema>;

/** A refund to a shopper. */
export const refundRowSchema = z.object({
  _id: idSchema,
  kind: z.enum(refundKinds),
  /** The number is 0 and the customer empty if the order was deleted. */
  order: z.object({ _id: idSchema, orderNumber: z.number().int() }),
  customer: z.object({ name: z.string(), email: z.string(), mobile: z.string() }),
  /** In units of the currency. */
  amount: rupeesSchema,
  currency: z.string(),
  /** Null for a manual refund of collected cash. */
  destination: refundDestinationSchema.nullable(),
  /** The gateway of the payment; null if it was made from the wallet or in cash. */
  gateway: gatewayNameSchema.nullable(),
  /** The gateway's ids of payment and refund; null if there are none. */
  paymentId: z.string().nullable(),
  refundId: z.string().nullable(),
  status: refundStatusSchema,
  /** Why it has not been completed. */
  problem: z.string().nullable(),
  tries: z.number().int().min(0),
  /** The next automatic attempt or check; null once it is settled. */
  nextTryAt: instantSchema.nullable(),
  createdAt: instantSchema,
  settledAt: instantSchema.nullable(),
  /** Whether it can be sent to the shopper's wallet instead. */
  canGoToWallet: z.boolean(),
  /** The shopper's payout details for a manual refund; null if not given, or if the refund is automatic. */
  payee: refundPayeeSchema.nullable(),
  /** Whether a manual refund is overdue. */
  isOverdue: z.boolean(),
  /** How a manual refund was paid; null if it was not. */
  paid: z.object({ way: z.enum(handWays), reference: z.string(), paidOn: daySchema, by: z.string() }).nullable(),
});
export type RefundRow = z.infer<typeof refundRowSchema>;

export const refundsAnswerSchema = answer({
  refunds: z.array(refundRowSchema),
  counts: z.record(z.enum(refundStands), z.number().int().min(0)),
  ...pageFields,
});

export const refundChangedAnswerSchema = answer({ refund: refundRowSchema }).extend({ message: z.string() });

/**
 * Records a manual refund as paid. `payee` is the time of the shopper's last change of the payout details, as the
 * caller read it: null for never.
 */
export const recordRefundBodySchema = z.object({
  way: z.enum(handWays),
  reference: z
    .string(refundMessages.referenceMissing)
    .trim()
    .min(1, refundMessages.referenceMissing)
    .max(limits.maxRefundReferenceLength),
  paidOn: daySchema,
  payee: instantSchema.nullable(),
});
export type RecordRefundBody = z.infer<typeof recordRefundBodySchema>;

/** All details, unmasked. */
export const refundPayeeShownAnswerSchema = answer({
  payee: z.object({
    way: z.enum(["upi", "bank"]),
    holder: z.string().nullable(),
    number: z.string(),
    ifsc: z.string().nullable(),
  }),
});

export const refundOrderBodySchema = z.object({
  /** The pieces to refund; by default everything that is paid and not refunded, including delivery. */
  products: z
    .array(z.object({ _id: idSchema, quantity: quantitySchema }))
    .min(1, refundMessages.nothingChosen)
    .max(limits.maxOrderLines)
    .optional(),
  /** By default the shopper's choice, else the source. */
  destination: refundDestinationSchema.optional(),
  reason: z.string().trim().min(1, refundMessages.reasonMissing).max(limits.maxReturnReasonLength),
  /** The refundable rupees that the caller read: of several clicks only one refunds. */
  refundable: rupeesSchema,
});
export type RefundOrderBody = z.infer<typeof refundOrderBodySchema>;

export const orderRefundedAnswerSchema = answer({ amount: rupeesSchema }).extend({ message: z.string() });
