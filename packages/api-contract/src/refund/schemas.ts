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

/** Money on its way back to a shopper. */
export const refundRowSchema = z.object({
  _id: idSchema,
  kind: z.enum(refundKinds),
  /** The number is 0 and the customer empty where the order is gone. */
  order: z.object({ _id: idSchema, orderNumber: z.number().int() }),
  customer: z.object({ name: z.string(), email: z.string(), mobile: z.string() }),
  /** In units of the currency. */
  amount: rupeesSchema,
  currency: z.string(),
  /** Null where a person pays it: cash that was collected. */
  destination: refundDestinationSchema.nullable(),
  /** Which gateway the money came by; null where it came from the wallet, or in cash. */
  gateway: gatewayNameSchema.nullable(),
  /** What the gateway calls the payment and the refund; null where it knows none. */
  paymentId: z.string().nullable(),
  refundId: z.string().nullable(),
  status: refundStatusSchema,
  /** Why it is not done. */
  problem: z.string().nullable(),
  tries: z.number().int().min(0),
  /** When it is tried or looked at again by itself; null once it is settled. */
  nextTryAt: instantSchema.nullable(),
  createdAt: instantSchema,
  settledAt: instantSchema.nullable(),
  /** Whether it can be sent to the shopper's wallet instead. */
  canGoToWallet: z.boolean(),
  /** Where a person pays it to, as the shopper has said; null where nobody has, or it goes by itself. */
  payee: refundPayeeSchema.nullable(),
  /** Whether it waits for a person for longer than it should. */
  isOverdue: z.boolean(),
  /** How it was paid by a person; null while it was not. */
  paid: z.object({ way: z.enum(handWays), reference: z.string(), paidOn: daySchema, by: z.string() }).nullable(),
});
export type RefundRow = z.infer<typeof refundRowSchema>;

export const refundsAnswerSchema = answer({
  refunds: z.array(refundRowSchema),
  counts: z.record(z.enum(refundStands), z.number().int().min(0)),
  ...pageFields,
});

export const refundChangedAnswerSchema = answer({ refund: refundRowSchema }).extend({ message: z.string() });

/** A person has paid it. `payee` is when the shopper last changed where to, as the caller has read it: null for never. */
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

/** All of it, unmasked. */
export const refundPayeeShownAnswerSchema = answer({
  payee: z.object({
    way: z.enum(["upi", "bank"]),
    holder: z.string().nullable(),
    number: z.string(),
    ifsc: z.string().nullable(),
  }),
});

export const refundOrderBodySchema = z.object({
  /** Which pieces; absent: all that was paid and has not gone back, its delivery too. */
  products: z
    .array(z.object({ _id: idSchema, quantity: quantitySchema }))
    .min(1, refundMessages.nothingChosen)
    .max(limits.maxOrderLines)
    .optional(),
  /** Absent: as the shopper wished, else to where it came from. */
  destination: refundDestinationSchema.optional(),
  reason: z.string().trim().min(1, refundMessages.reasonMissing).max(limits.maxReturnReasonLength),
  /** Rupees that could be refunded when the caller looked: of several presses of one button, one refunds. */
  refundable: rupeesSchema,
});
export type RefundOrderBody = z.infer<typeof refundOrderBodySchema>;

export const orderRefundedAnswerSchema = answer({ amount: rupeesSchema }).extend({ message: z.string() });
