import { z } from "zod";
import { owners, pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import {
  checkScope,
  chosenProductsField,
  chosenProductsShown,
  isInOrder,
  type OfferScope,
  offerScopeFields,
  offerScopeShown,
  offerStatuses,
  timeInIndia,
  typedNumber,
} from "../back-office/offer-fields";
import { quantitySchema, variantChoiceSchema } from "../cart/schemas";
import { customerGroupMessages } from "../customer-group/messages";
import { answer } from "../envelope";
import { limits } from "../limits";
import { orderMessages } from "../order/messages";
import { paymentMethodSchema } from "../order/schemas";
import { isPincode } from "../pincode";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import type { BankCode, BankMethod } from "./bank-offer";
import { bankOfferFields, checkBankOffer, requiredBankSchema } from "./bank-offer-schemas";
import { couponMessages as messages } from "./messages";
import { overPercent } from "./percent-limit";
import { couponCodeSchema, sellerCouponPercentSchema } from "./words";

/**
 * What a coupon takes off: a percentage of the goods it is for, an amount in rupees, the price of the cheapest pieces, for
 * a number of pieces bought, or their delivery.
 */
export const couponKinds = ["percent", "amount", "buy-get", "free-delivery"] as const;
export type CouponKind = (typeof couponKinds)[number];

const maxRupees = limits.maxCouponRupees;

const upTo = (max: number, problem: (max: number) => string) =>
  z.number(problem(max)).int(problem(max)).min(1, problem(max)).max(max, problem(max));
const count = upTo(limits.maxCouponUses, messages.countInvalid);
const pieces = upTo(limits.maxCouponPieces, messages.piecesInvalid);
const rupees = z
  .number(messages.rupeesInvalid(maxRupees))
  .min(0, messages.rupeesInvalid(maxRupees))
  .max(maxRupees, messages.rupeesInvalid(maxRupees))
  .refine((value) => rupeesSchema.safeParse(value).success, messages.rupeesInvalid(maxRupees));
const pincodes = z
  .array(z.string().trim().max(6, messages.pincodesInvalid))
  .max(limits.maxCouponPincodes, messages.pincodesTooMany(limits.maxCouponPincodes))
  .refine((all) => all.every((digits) => /^[1-9]\d{1,5}$/.test(digits)), messages.pincodesInvalid);

const couponFields = {
  code: couponCodeSchema,
  /** What shoppers read. */
  title: z
    .string(messages.titleRequired)
    .trim()
    .min(1, messages.titleRequired)
    .max(limits.maxTitleLength, messages.titleTooLong),
  kind: z.enum(couponKinds),
  /** Percent, or rupees; 0 of other kinds. */
  value: z.number().default(0),
  /** Of kind `buy-get`: pieces that are paid for, and those that are free with them; null of others. */
  buyQuantity: pieces.nullish().transform((value) => value ?? null),
  getQuantity: pieces.nullish().transform((value) => value ?? null),
  /** Of kind `buy-get`: what is free with the goods that it is for; null: the cheapest pieces of those. */
  freeProductIds: chosenProductsField,
  /** The most that a percentage takes off; null: no limit. Rupees, as all amounts here. */
  maxDiscount: rupees.nullish().transform((value) => value || null),
  /** What the goods that it is for must cost at least, at selling prices. */
  minGoods: rupees.nullish().transform((value) => value ?? 0),
  ...offerScopeFields,
  /** Of a coupon of the shop: whether it is for sellers' products too. The shop bears it. */
  includesSellers: z.boolean().default(false),
  startsAt: z.iso.datetime(messages.startRequired),
  endsAt: z.iso.datetime(messages.endRequired),
  /** Orders that may use it, in all and of one shopper, and what it may take off in all; null: no limit. */
  maxUses: count.nullish().transform((value) => value ?? null),
  maxUsesPerShopper: count.nullish().transform((value) => value ?? null),
  budget: rupees.nullish().transform((value) => value || null),
  firstOrderOnly: z.boolean().default(false),
  /** Whether it is for orders that are not paid in cash. */
  onlineOnly: z.boolean().default(false),
  /** The bank that it must be paid from, and how; null and empty: any. */
  ...bankOfferFields,
  /** Delivery pincodes, or their first digits; empty: all. */
  pincodes: pincodes.default([]),
  /** Whether carts show it. Otherwise shoppers must know the code. */
  isListed: z.boolean().default(false),
  /**
   * The customer groups that a coupon of the shop is for. Null or none: everybody. Absent: unchanged, so that a form of an
   * earlier release gives no coupon to everybody.
   */
  customerGroupIds: z
    .array(idSchema)
    .max(limits.maxCouponGroups, customerGroupMessages.tooManyGroups(limits.maxCouponGroups))
    .nullish()
    .transform((ids) => (ids?.length ? [...new Set(ids)] : ids === undefined ? undefined : null)),
};

/** Kinds with a value of their own. */
const valuedKinds: readonly CouponKind[] = ["percent", "amount"];

type Checked = OfferScope & {
  kind: CouponKind;
  value: number;
  buyQuantity: number | null;
  getQuantity: number | null;
  maxDiscount: number | null;
  minGoods: number;
  freeProductIds: string[] | null;
  includesSellers: boolean;
  bank: BankCode | null;
  bankMethods: BankMethod[];
  startsAt: string;
  endsAt: string;
};

function checkTogether(coupon: Checked, context: z.core.$RefinementCtx): void {
  const { kind, value, buyQuantity, getQuantity, freeProductIds, maxDiscount, includesSellers, startsAt, endsAt } =
    coupon;
  const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  const { maxCouponPercent: maxPercent } = limits;
  if (kind === "percent" && !(Number.isInteger(value) && value >= 1 && value <= maxPercent))
    complain("value", messages.percentInvalid(maxPercent));
  if (kind === "amount" && !(value >= 1 && value <= maxRupees && rupeesSchema.safeParse(value).success))
    complain("value", messages.amountInvalid(maxRupees));
  if (!valuedKinds.includes(kind) && value !== 0) complain("value", messages.valueForOthers);
  for (const [field, pieces] of Object.entries({ buyQuantity, getQuantity })) {
    if ((kind === "buy-get") !== (pieces !== null))
      complain(field, kind === "buy-get" ? messages.piecesInvalid(limits.maxCouponPieces) : messages.piecesForBuyGet);
  }
  if (kind !== "buy-get" && freeProductIds) complain("freeProductIds", messages.freeProductsForBuyGet);
  if (kind !== "percent" && maxDiscount !== null) complain("maxDiscount", messages.maxDiscountForPercent);
  if (includesSellers) {
    if (kind === "free-delivery") complain("includesSellers", messages.deliveryIsSellers);
    if (freeProductIds) complain("includesSellers", messages.freeProductsOfShop);
    // What a customer pays for a seller's line tells how much of it a refund takes back: it can't be nothing.
    const problem = overPercent(coupon, maxPercent, messages.forSellersPercent(maxPercent));
    if (problem) complain(problem.field, problem.message);
  }
  if (!isInOrder({ startsAt, endsAt })) complain("endsAt", messages.endBeforeStart);
  checkBankOffer(coupon, context);
  checkScope(coupon, context);
}

export const saveCouponBodySchema = z
  .object({ ...couponFields, version: versionSchema.optional() })
  .superRefine(checkTogether);
export type CouponFields = Omit<z.output<typeof saveCouponBodySchema>, "version">;

/** The back office's form: all fields but the boxes are text, times are India's. */
export const couponFormSchema = z
  .object({
    ...couponFields,
    value: typedNumber(
      z
        .number()
        .nullish()
        .transform((value) => value ?? 0),
    ),
    buyQuantity: typedNumber(couponFields.buyQuantity),
    getQuantity: typedNumber(couponFields.getQuantity),
    maxDiscount: typedNumber(couponFields.maxDiscount),
    minGoods: typedNumber(couponFields.minGoods),
    maxUses: typedNumber(couponFields.maxUses),
    maxUsesPerShopper: typedNumber(couponFields.maxUsesPerShopper),
    budget: typedNumber(couponFields.budget),
    startsAt: timeInIndia(messages.startRequired),
    endsAt: timeInIndia(messages.endRequired),
    /** Separated by commas or spaces. */
    pincodes: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(pincodes),
  })
  .superRefine(checkTogether);

export const couponSchema = z.object({
  _id: idSchema,
  /** Who bears it: a seller, whose products it is for, or null for the shop. */
  seller: z.object({ _id: idSchema, name: z.string() }).nullable(),
  code: z.string(),
  title: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  buyQuantity: z.number().int().nullable(),
  getQuantity: z.number().int().nullable(),
  freeProducts: chosenProductsShown,
  maxDiscount: rupeesSchema.nullable(),
  minGoods: rupeesSchema,
  ...offerScopeShown,
  includesSellers: z.boolean(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  maxUses: z.number().int().nullable(),
  maxUsesPerShopper: z.number().int().nullable(),
  budget: rupeesSchema.nullable(),
  firstOrderOnly: z.boolean(),
  onlineOnly: z.boolean(),
  bankOffer: requiredBankSchema,
  pincodes: z.array(z.string()),
  isListed: z.boolean(),
  /** None: everybody. */
  customerGroups: z.array(z.object({ _id: idSchema, name: z.string() })),
  status: z.enum(offerStatuses),
  /**
   * Orders with it that are not cancelled, what it took off them, and what their shoppers pay: of a seller's coupon for the
   * seller's part. Rupees.
   */
  uses: z.number().int().min(0),
  given: rupeesSchema,
  revenue: rupeesSchema,
  version: versionSchema,
});
export type Coupon = z.infer<typeof couponSchema>;

/** The latest start first. */
export const couponsQuerySchema = z.object({
  ...pageParams,
  /** Part of the code or title. */
  search: searchParam.optional(),
  status: z.enum(offerStatuses).optional(),
});
export const managedCouponsQuerySchema = couponsQuerySchema.extend({
  /** Those of the shop, or of sellers; absent: both. */
  owner: z.enum(owners).optional(),
});
export type CouponsQuery = z.infer<typeof managedCouponsQuerySchema>;

export const endCouponBodySchema = z.object({ version: versionSchema.optional() });

/** A coupon that is not saved yet, and what would be ordered with it: of each product its cheapest variant. */
export const previewCouponBodySchema = z.object({
  coupon: z.object(couponFields).superRefine(checkTogether),
  products: z
    .array(z.object({ productId: idSchema, quantity: quantitySchema }))
    .min(1, messages.previewEmpty)
    .max(limits.maxOrderLines, orderMessages.tooManyLines(limits.maxOrderLines)),
});

/** What goods and delivery cost, what the coupon takes off both, and what is left to pay; or why it does not apply. */
export const couponPreviewSchema = z.object({
  goods: rupeesSchema,
  delivery: rupeesSchema,
  discount: rupeesSchema,
  deliveryDiscount: rupeesSchema,
  total: rupeesSchema,
  problem: z.string().nullable(),
});
export type CouponPreview = z.infer<typeof couponPreviewSchema>;
export const couponPreviewAnswerSchema = answer({ preview: couponPreviewSchema });

export const couponsAnswerSchema = answer({ coupons: z.array(couponSchema), ...pageFields });
/** `maxPercent`: what a seller's coupon may take off of what its goods cost; 0: sellers can't have coupons. */
export const sellerCouponsAnswerSchema = couponsAnswerSchema.extend({ maxPercent: sellerCouponPercentSchema });
export const couponSavedAnswerSchema = answer({ coupon: couponSchema }).extend({ message: z.string() });
export const couponDeletedAnswerSchema = answer({}).extend({ message: z.string() });

export const findCouponsBodySchema = z.object({
  products: z
    .array(z.object({ productId: idSchema, variant: variantChoiceSchema, quantity: quantitySchema }))
    .min(1, orderMessages.nothingToOrder)
    .max(limits.maxOrderLines, orderMessages.tooManyLines(limits.maxOrderLines)),
  code: couponCodeSchema.nullish(),
  /** Of the order, as far as they are known: a coupon may be for some. */
  paymentMethod: paymentMethodSchema.nullish(),
  pincode: z.string().refine(isPincode, orderMessages.pincodeInvalid).nullish(),
});

/** `variant`: its id, of a product that has several. */
export const productCouponsQuerySchema = z.object({ variant: idSchema.optional() });

/**
 * A coupon that takes `discount` rupees off the items and `delivery` off their delivery; if it does not apply, `problem`
 * says why, and if more items would help, `missing` how many rupees more they must cost, or `missingPieces` how many more
 * there must be.
 */
export const couponOfferSchema = z.object({
  code: z.string(),
  title: z.string(),
  bankOffer: requiredBankSchema,
  discount: rupeesSchema,
  delivery: rupeesSchema,
  problem: z.string().nullable(),
  missing: rupeesSchema.nullable(),
  missingPieces: z.number().int().nullable(),
});
export type CouponOffer = z.infer<typeof couponOfferSchema>;

export const couponsFoundAnswerSchema = answer({ offers: z.array(couponOfferSchema) });
