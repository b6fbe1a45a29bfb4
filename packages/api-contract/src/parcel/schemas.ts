import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { orderedPieceSchema } from "../order/ordered-piece";
import { paymentMethodSchema, storedAddressSchema } from "../order/schemas";
import { returnActions, returnStatuses } from "../return-request/words";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { parcelMessages } from "./messages";
import { trackingCorrectionSchema } from "./tracking";
import { parcelStatuses, parcelSteps } from "./words";

const parcelStatusSchema = z.enum(parcelStatuses);

/** Kind of the actor: sellers see no names of shoppers' accounts or of staff. */
const changeSchema = z.object({
  status: parcelStatusSchema,
  at: instantSchema,
  by: z.enum(["shopper", "administrator", "seller", "system"]),
  /** The tracking correction, in an entry that did not change the status; null otherwise. */
  correction: trackingCorrectionSchema.nullable(),
});

const lineSchema = z.object({
  _id: idSchema,
  productId: idSchema,
  title: z.string(),
  image: z.string(),
  sku: z.string(),
  variant: z.object({ color: z.string(), size: z.string() }).nullable(),
  quantity: z.number().int().min(1),
  /** Selling price of one piece, in rupees, including GST; and what a coupon took off all of them. */
  price: rupeesSchema,
  coupon: rupeesSchema,
  /** Whether the shop pays that coupon to the seller. */
  isShopCoupon: z.boolean(),
  /** What the customer pays for the line. */
  amount: rupeesSchema,
  /** The amount refunded by a return. */
  refunded: rupeesSchema,
  /** Until when it can be returned; null if it cannot, or was not delivered. */
  returnUntil: instantSchema.nullable(),
});

/** A parcel in its seller's order list. */
export const sellerOrderSchema = z.object({
  /** The parcel's id, which all actions on it use. */
  _id: idSchema,
  orderNumber: z.number().int(),
  status: parcelStatusSchema,
  customer: z.string(),
  city: z.string(),
  pieces: z.number().int().min(1),
  /** Titles of its lines, at most three. */
  titles: z.array(z.string()),
  image: z.string(),
  /** Of this parcel only: items and their delivery, in rupees. */
  total: rupeesSchema,
  placedAt: instantSchema,
  changedAt: instantSchema,
  version: versionSchema,
});
export type SellerOrder = z.infer<typeof sellerOrderSchema>;

export const sellerOrdersQuerySchema = z.object({
  ...pageParams,
  /** An order's number, with or without `#`. */
  search: searchParam.optional(),
  status: parcelStatusSchema.optional(),
});
export type SellerOrdersQuery = z.infer<typeof sellerOrdersQuerySchema>;

/** Newest first. The counts include all orders of the seller, regardless of the list's filters. */
export const sellerOrdersAnswerSchema = answer({
  orders: z.array(sellerOrderSchema),
  counts: z.record(parcelStatusSchema, z.number().int().min(0)),
  ...pageFields,
});

/** A parcel with all details for its seller, without items of other sellers. */
export const sellerOrderDetailSchema = z.object({
  _id: idSchema,
  orderNumber: z.number().int(),
  status: parcelStatusSchema,
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The reason of its cancellation; otherwise empty. */
  reason: z.string(),
  customer: z.string(),
  /** The shipping address; null after delivery or cancellation. */
  shipTo: storedAddressSchema.nullable(),
  products: z.array(lineSchema),
  /** What the customer pays. */
  goods: rupeesSchema,
  delivery: rupeesSchema,
  total: rupeesSchema,
  /** What the shop pays besides, for its coupon; nothing once the parcel is cancelled. */
  shopCoupon: rupeesSchema,
  paymentMethod: paymentMethodSchema,
  /** Rupees that its courier collects: less than its total if the wallet paid a part; null if none. */
  cash: rupeesSchema.nullable(),
  placedAt: instantSchema,
  changedAt: instantSchema,
  deliveredAt: instantSchema.nullable(),
  history: z.array(changeSchema),
  version: versionSchema,
});
export type SellerOrderDetail = z.infer<typeof sellerOrderDetailSchema>;

export const sellerOrderAnswerSchema = answer({ order: sellerOrderDetailSchema });
export const sellerOrderChangedAnswerSchema = answer({ order: sellerOrderDetailSchema }).extend({
  message: z.string(),
});

const trackingField = z.string().trim().max(limits.maxTrackingLength).default("");

const deliveryCodeSchema = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${limits.deliveryCodeLength}}$`));

/**
 * Shipping requires a carrier and a tracking number; delivering requires the delivery code, which the shopper has
 * received. They are ignored for other statuses.
 */
export const moveParcelBodySchema = z
  .object({
    status: z.enum(parcelSteps),
    carrier: trackingField,
    trackingNumber: trackingField,
    code: z.string().trim().max(limits.maxTrackingLength).default(""),
    version: versionSchema.optional(),
  })
  .superRefine(({ status, carrier, trackingNumber, code }, context) => {
    if (status === "delivered" && !deliveryCodeSchema.safeParse(code).success) {
      context.addIssue({ code: "custom", path: ["code"], message: parcelMessages.codeMissing });
    }
    if (status !== "shipped") return;
    for (const [field, text] of Object.entries({ carrier, trackingNumber })) {
      if (!text) context.addIssue({ code: "custom", path: [field], message: parcelMessages.trackingMissing });
    }
  });
export type MoveParcelInput = z.input<typeof moveParcelBodySchema>;

export const cancelParcelBodySchema = z.object({
  reason: z.string().trim().min(1, parcelMessages.reasonMissing).max(limits.maxReturnReasonLength),
  version: versionSchema.optional(),
});

export const sellerReturnsQuerySchema = z.object({ ...pageParams, status: z.enum(returnStatuses).optional() });
export type SellerReturnsQuery = z.infer<typeof sellerReturnsQuerySchema>;

/** A shopper's return request for a parcel. `_id` is the parcel's. */
export const sellerReturnSchema = z.object({
  _id: idSchema,
  orderNumber: z.number().int(),
  customer: z.string(),
  action: z.enum(returnActions),
  status: z.enum(returnStatuses),
  reason: z.string(),
  rejection: z.string().nullable(),
  image: z.string().nullable(),
  requestedAt: instantSchema,
  products: z.array(orderedPieceSchema),
  /** The refund for these lines, in rupees. */
  refunded: rupeesSchema,
  /** Whether a manual refund of the order is pending. */
  isRefundToPay: z.boolean(),
  /** False if the request includes items of others: then the shop decides. */
  isOwn: z.boolean(),
});
export type SellerReturn = z.infer<typeof sellerReturnSchema>;

export const sellerReturnsAnswerSchema = answer({
  returns: z.array(sellerReturnSchema),
  counts: z.record(z.enum(returnStatuses), z.number().int().min(0)),
  ...pageFields,
});

export const sellerReturnDecidedAnswerSchema = answer({ status: z.enum(returnStatuses) }).extend({
  message: z.string(),
});
