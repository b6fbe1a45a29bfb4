import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { orderCouponSchema } from "../coupon/bank-offer-schemas";
import { answer } from "../envelope";
import { creditNoteSchema, earlierInvoiceSchema } from "../invoice/credit-note";
import { managedParcelSchema } from "../parcel/order-parcel";
import { trackingCorrectionSchema } from "../parcel/tracking";
import { refundDestinationSchema } from "../payment/sheet";
import { refundStatuses } from "../payment/words";
import { returnActions, returnStatuses } from "../return-request/words";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { paymentMethodSchema, paymentStatusSchema, statusActorSchema, storedAddressSchema } from "./schemas";
import { orderSorts, storedOrderStatuses } from "./words";

export const storedOrderStatusSchema = z.enum(storedOrderStatuses);

/** `pending` is the screens' word for `placed`. */
const statusParam = z.preprocess((status) => (status === "pending" ? "placed" : status), storedOrderStatusSchema);

export const managedOrdersQuerySchema = z.object({
  ...pageParams,
  /** Part of an order's id or number, or of its customer's name, e-mail address or mobile number. */
  search: searchParam.optional(),
  status: statusParam.optional(),
  sort: z.enum(orderSorts).default("date"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export type ManagedOrdersQuery = z.infer<typeof managedOrdersQuerySchema>;

const variantSchema = z.object({ color: z.string(), size: z.string(), images: z.array(z.string()) });

const managedLineSchema = z.object({
  productId: z.object({ _id: idSchema, images: z.array(z.string()) }),
  title: z.string(),
  quantity: z.number().int().min(1),
  variant: variantSchema.nullable(),
  images: z.array(z.string()),
});

/** An order in the administrator's list. */
export const managedOrderSchema = z.object({
  _id: idSchema,
  /** A short number for people, rising with every order. */
  orderNumber: z.number().int(),
  shippingAddress: z.object({ name: z.string() }),
  userId: z.object({ _id: idSchema, email: z.string() }),
  finalAmount: rupeesSchema,
  orderStatus: storedOrderStatusSchema,
  paymentStatus: paymentStatusSchema,
  paymentMethod: paymentMethodSchema,
  /** Whether a manual refund of it is pending. */
  isRefundToPay: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  products: z.array(managedLineSchema),
  isReturned: z.boolean(),
  returnReason: z.string(),
  returnImages: z.array(z.string()),
  isReplaced: z.boolean(),
  replacementReason: z.string(),
  replacementImages: z.array(z.string()),
  /** The status of the return or replacement; null if none was requested. */
  returnStatus: z.enum(returnStatuses).nullable(),
  version: versionSchema,
});
export type ManagedOrder = z.infer<typeof managedOrderSchema>;

/** Figures of the whole shop, regardless of the list's filters. Revenue in rupees: payments less refunds. */
export const ordersSummarySchema = z.object({
  revenue: z.number(),
  counts: z.record(storedOrderStatusSchema, z.number().int().min(0)),
});
export type OrdersSummary = z.infer<typeof ordersSummarySchema>;

export const managedOrdersAnswerSchema = answer({
  orders: z.array(managedOrderSchema),
  summary: ordersSummarySchema,
  ...pageFields,
});

/** An actor with a display name; empty if it is unknown. */
const namedActorSchema = statusActorSchema.extend({ name: z.string() });

/** A refund. `destination` is null for cash that the shop pays back manually. */
const refundSchema = z.object({
  _id: idSchema,
  amount: rupeesSchema,
  note: z.string(),
  at: instantSchema,
  destination: refundDestinationSchema.nullable(),
  status: z.enum(refundStatuses),
  /** Why it has not been completed. */
  problem: z.string().nullable(),
});

/** An unmatched payment of the order that is being refunded. Amount in units of the currency. */
const unmatchedRefundSchema = refundSchema.omit({ note: true }).extend({ currency: z.string() });

/** A payment of an order as the engine stores it. `awaited` before there is any. */
const paymentSchema = z.object({
  _id: idSchema,
  amount: rupeesSchema,
  /** The payment method; null if the engine used a provider of its own. */
  method: paymentMethodSchema.nullable(),
  status: z.enum(["awaited", "authorized", "captured", "canceled"]),
  captured: rupeesSchema,
  at: instantSchema,
  refunds: z.array(refundSchema),
});

const detailLineSchema = managedLineSchema.extend({
  _id: idSchema,
  sku: z.string(),
  slug: z.string(),
  /** Selling price of one piece and its MRP, in rupees. */
  price: rupeesSchema,
  mrp: rupeesSchema,
  /** Pieces that have not been refunded yet. */
  refundable: z.number().int().min(0),
});

const managedReturnSchema = z.object({
  action: z.enum(returnActions),
  reason: z.string(),
  images: z.array(z.string()),
  status: z.enum(returnStatuses),
  /** The reason of a rejection as the shopper reads it; null if it was not rejected. */
  rejection: z.string().nullable(),
  /** Lines by their `_id`. */
  products: z.array(z.object({ _id: idSchema, quantity: z.number().int().min(1) })),
  refund: rupeesSchema.nullable(),
  history: z.array(z.object({ status: z.enum(returnStatuses), at: instantSchema, by: namedActorSchema })),
});

/** One order with all details for the back office. */
export const managedOrderDetailSchema = z.object({
  _id: idSchema,
  orderNumber: z.number().int(),
  orderStatus: storedOrderStatusSchema,
  paymentStatus: paymentStatusSchema,
  paymentMethod: paymentMethodSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Null if the account was deleted, or there never was one. */
  customer: z.object({ _id: idSchema, name: z.string(), email: z.string(), mobile: z.string() }).nullable(),
  /** The contact data stored in the order itself, which remains when the account is deleted. */
  email: z.string(),
  shippingAddress: storedAddressSchema,
  products: z.array(detailLineSchema),
  totalAmount: rupeesSchema,
  shipping: rupeesSchema,
  discount: rupeesSchema,
  finalAmount: rupeesSchema,
  /** Contained in `discount`; null without one. */
  coupon: orderCouponSchema.nullable(),
  paid: rupeesSchema,
  refunded: rupeesSchema,
  /** Captured payments less refunds. */
  refundable: rupeesSchema,
  payments: z.array(paymentSchema),
  unmatchedRefunds: z.array(unmatchedRefundSchema),
  history: z.array(
    z.object({
      status: storedOrderStatusSchema,
      at: instantSchema,
      by: namedActorSchema,
      /**
       * The tracking correction, of the order or of a parcel, in an entry that did not change the status; null
       * otherwise.
       */
      correction: trackingCorrectionSchema.nullable(),
    }),
  ),
  returnRequest: managedReturnSchema.nullable(),
  /** Tracking of an order without parcels; empty if none was entered. */
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The order's parcels if sellers sell in it; empty if only the shop does. */
  parcels: z.array(managedParcelSchema),
  /** The latest invoice; null until the order is shipped. */
  invoice: z.object({ number: z.string(), at: instantSchema, amount: rupeesSchema }).nullable(),
  /** Earlier invoices, oldest first. */
  earlierInvoices: z.array(earlierInvoiceSchema),
  /** Their credit notes, oldest first. */
  creditNotes: z.array(creditNoteSchema),
  version: versionSchema,
});
export type ManagedOrderDetail = z.infer<typeof managedOrderDetailSchema>;

export const managedOrderAnswerSchema = answer({ order: managedOrderDetailSchema });
