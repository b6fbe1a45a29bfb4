import { z } from "zod";
import { pageFields, pageParams, searchParam } from "../back-office/lists";
import { commissionPercentSchema } from "../commission/schemas";
import { checkRange, daySchema } from "../earnings/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { settableOrderStatuses } from "../order/words";
import { bankAccountSchema } from "../seller-business/schemas";
import { atMostTwoDecimals, idSchema, instantSchema, rupeesSchema } from "../values";
import { sellerEarningsMessages } from "./messages";
import { balanceSorts, earningStates, holdReasons, sellerEarningsSpans } from "./words";

/** Rupees, at most two decimals; negative if refunds exceed earnings. */
const balanceSchema = z.number().refine(atMostTwoDecimals, "At most two decimals.");
const countSchema = z.number().int().min(0);

/**
 * The earnings of a set of lines. Cancelled parcels do not count. `net` is `paid` + `delivery` − `commission` −
 * `commissionGst` − `refundShare`.
 */
const earnedShape = {
  /** What the items were sold for, including GST: what customers pay, and what a coupon of the shop pays of it. */
  paid: rupeesSchema,
  /** The delivery fee that shoppers pay; it belongs to the seller, without commission. */
  delivery: rupeesSchema,
  commission: rupeesSchema,
  /** GST on the commission. */
  commissionGst: rupeesSchema,
  /** Refunds to customers, and the part of the shop's coupon that goes back with them. */
  refunded: rupeesSchema,
  /** The seller's share of refunds: the refunds less the commission on them and its GST. */
  refundShare: rupeesSchema,
  net: balanceSchema,
};

export const sellerFiguresSchema = z.object({
  /** Number of parcels; an order has one per seller. */
  orders: countSchema,
  pieces: countSchema,
  ...earnedShape,
});
export type SellerFigures = z.infer<typeof sellerFiguresSchema>;

export const sellerBalanceSchema = z.object({
  /** Held; the response's `held` has the reasons. */
  pending: balanceSchema,
  /** Can be paid out; negative if something was refunded after its payout. */
  available: balanceSchema,
  paidOut: rupeesSchema,
});
export type SellerBalance = z.infer<typeof sellerBalanceSchema>;

/** A part of the pending balance: the reason, and when its first part becomes available if that is known. */
export const heldSchema = z.object({
  reason: z.enum(holdReasons),
  amount: balanceSchema,
  until: instantSchema.nullable(),
});
export type Held = z.infer<typeof heldSchema>;

/** First and last day in India on which orders were placed; by default the thirty days up to today. */
const dayFields = { from: daySchema.optional(), to: daySchema.optional() };

export const sellerEarningsQuerySchema = z
  .object({ ...dayFields, by: z.enum(sellerEarningsSpans).default("day") })
  .superRefine(checkRange);
export type SellerEarningsQuery = z.infer<typeof sellerEarningsQuerySchema>;

/**
 * `balance` and `held`, its pending part by reason, are all-time figures, the rest covers the requested days: a row for
 * each day or month, even without sales.
 */
export const sellerEarningsAnswerSchema = answer({
  from: daySchema,
  to: daySchema,
  by: z.enum(sellerEarningsSpans),
  rows: z.array(sellerFiguresSchema.extend({ key: daySchema })),
  total: sellerFiguresSchema,
  balance: sellerBalanceSchema,
  held: z.array(heldSchema),
});
export type SellerEarnings = z.infer<typeof sellerEarningsAnswerSchema>;

export const earningLineSchema = z.object({
  _id: idSchema,
  parcelId: idSchema,
  /** The order number that the shopper sees. */
  orderNumber: z.number().int(),
  placedAt: instantSchema,
  title: z.string(),
  quantity: z.number().int().min(1),
  status: z.enum(settableOrderStatuses),
  state: z.enum(earningStates),
  /** Why it is pending; null if it is available. */
  heldFor: z.enum(holdReasons).nullable(),
  /** When it becomes available; null if that is not known yet. */
  availableFrom: instantSchema.nullable(),
  commissionPercent: commissionPercentSchema,
  ...earnedShape,
});
export type EarningLine = z.infer<typeof earningLineSchema>;

export const earningLinesQuerySchema = z.object({ ...pageParams, ...dayFields }).superRefine(checkRange);
export type EarningLinesQuery = z.infer<typeof earningLinesQuerySchema>;
/** Newest first. */
export const earningLinesAnswerSchema = answer({ lines: z.array(earningLineSchema), ...pageFields });

export const earningFileQuerySchema = z.object(dayFields).superRefine(checkRange);
export type EarningFileQuery = z.infer<typeof earningFileQuerySchema>;

export const payoutSchema = z.object({
  _id: idSchema,
  amount: rupeesSchema,
  /** The bank's reference. */
  reference: z.string(),
  createdAt: instantSchema,
});
export type Payout = z.infer<typeof payoutSchema>;

export const payoutsQuerySchema = z.object(pageParams);
/** Newest first. */
export const payoutsAnswerSchema = answer({ payouts: z.array(payoutSchema), ...pageFields });

export const recordPayoutBodySchema = z.object({
  amount: rupeesSchema.refine((amount) => amount > 0, sellerEarningsMessages.amountTooSmall),
  reference: z
    .string()
    .trim()
    .min(1, sellerEarningsMessages.referenceRequired)
    .max(limits.maxPayoutReferenceLength, sellerEarningsMessages.referenceTooLong(limits.maxPayoutReferenceLength)),
});
export const payoutRecordedAnswerSchema = answer({ payout: payoutSchema, balance: sellerBalanceSchema }).extend({
  message: z.string(),
});

/** A seller with all-time earnings. */
export const sellerBalanceRowSchema = sellerBalanceSchema.extend({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  net: balanceSchema,
});
export type SellerBalanceRow = z.infer<typeof sellerBalanceRowSchema>;

export const sellerBalancesQuerySchema = z.object({
  ...pageParams,
  /** Part of a name, e-mail address or id. */
  search: searchParam.optional(),
  sort: z.enum(balanceSorts).default("available"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export type SellerBalancesQuery = z.infer<typeof sellerBalancesQuerySchema>;

/** `total` counts sellers, `sums` are over all matching ones. */
export const sellerBalancesAnswerSchema = answer({
  sellers: z.array(sellerBalanceRowSchema),
  sums: sellerBalanceSchema.extend({ net: balanceSchema }),
  ...pageFields,
});

/** The seller whose earnings are shown. */
export const staffSellerEarningsAnswerSchema = sellerEarningsAnswerSchema.extend({
  seller: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  /** The payout account; null if the seller has given none. `isUnchecked`: changed since staff approved it. */
  payTo: bankAccountSchema.extend({ isUnchecked: z.boolean() }).nullable(),
});
