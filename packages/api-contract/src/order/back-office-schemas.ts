import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
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

/** `pending` is what the screens call `placed`. */
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

/** An order as the administrator's list reads it. */
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
  /** Whether a person has still to pay money of it back. */
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
  /** Where the return or replacement stands; null where none was asked for. */
  returnStatus: z.enum(returnStatuses).nullable(),
  version: versionSchema,
});
export type ManagedOrder = z.infer<typeof managedOrderSchema>;

/** Of the whole shop, whatever the list shows. Revenue in rupees: what was paid for orders, less what went back. */
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

/** Who did something, and what they are called; empty where nobody knows any more. */
const namedActorSchema = statusActorSchema.extend({ name: z.string() });

/** Money that goes back. `destination` is null for cash that the shop gives back by hand. */
const refundSchema = z.object({
  _id: idSchema,
  amount: rupeesSchema,
  note: z.string(),
  at: instantSchema,
  destination: refundDestinationSchema.nullable(),
  status: z.enum(refundStatuses),
  /** Why it is not done. */
  problem: z.string().nullable(),
});

/** Money that came for the order and that it had no use for, on its way back. Amount in units of the currency. */
const unmatchedRefundSchema = refundSchema.omit({ note: true }).extend({ currency: z.string() });

/** Money of an order as the engine keeps it. `awaited` until there is any. */
const paymentSchema = z.object({
  _id: idSchema,
  amount: rupeesSchema,
  /** What it comes or came by; null where the engine has a provider of its own. */
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
  /** What one piece was sold for, and its MRP, in rupees. */
  price: rupeesSchema,
  mrp: rupeesSchema,
  /** Pieces that nothing was given back for yet. */
  refundable: z.number().int().min(0),
});

const managedReturnSchema = z.object({
  action: z.enum(returnActions),
  reason: z.string(),
  images: z.array(z.string()),
  status: z.enum(returnStatuses),
  /** Why it was rejected, as the shopper reads it; null as long as it was not. */
  rejection: z.string().nullable(),
  /** Lines by their `_id`. */
  products: z.array(z.object({ _id: idSchema, quantity: z.number().int().min(1) })),
  refund: rupeesSchema.nullable(),
  history: z.array(z.object({ status: z.enum(returnStatuses), at: instantSchema, by: namedActorSchema })),
});

/** One order with all that the back office knows of it. */
export const managedOrderDetailSchema = z.object({
  _id: idSchema,
  orderNumber: z.number().int(),
  orderStatus: storedOrderStatusSchema,
  paymentStatus: paymentStatusSchema,
  paymentMethod: paymentMethodSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Null where the account was deleted, or there never was one. */
  customer: z.object({ _id: idSchema, name: z.string(), email: z.string(), mobile: z.string() }).nullable(),
  /** What the order itself says, which stays when the account goes. */
  email: z.string(),
  shippingAddress: storedAddressSchema,
  products: z.array(detailLineSchema),
  totalAmount: rupeesSchema,
  shipping: rupeesSchema,
  discount: rupeesSchema,
  finalAmount: rupeesSchema,
  paid: rupeesSchema,
  refunded: rupeesSchema,
  /** What came in and has not gone back. */
  refundable: rupeesSchema,
  payments: z.array(paymentSchema),
  unmatchedRefunds: z.array(unmatchedRefundSchema),
  history: z.array(
    z.object({
      status: storedOrderStatusSchema,
      at: instantSchema,
      by: namedActorSchema,
      /** Where the status stayed and the tracking, of the order or of a parcel, was corrected; null otherwise. */
      correction: trackingCorrectionSchema.nullable(),
    }),
  ),
  returnRequest: managedReturnSchema.nullable(),
  /** How an order without parcels can be followed; empty where nobody said so. */
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The parts that go out by themselves where sellers sell in the order; none where the shop alone does. */
  parcels: z.array(managedParcelSchema),
  /** The latest; null until the goods have left. */
  invoice: z.object({ number: z.string(), at: instantSchema, amount: rupeesSchema }).nullable(),
  /** Those before it, oldest first. */
  earlierInvoices: z.array(earlierInvoiceSchema),
  /** What answers them, oldest first. */
  creditNotes: z.array(creditNoteSchema),
  version: versionSchema,
});
export type ManagedOrderDetail = z.infer<typeof managedOrderDetailSchema>;

export const managedOrderAnswerSchema = answer({ order: managedOrderDetailSchema });
