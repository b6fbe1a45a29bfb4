import { z } from "zod";
import { quantitySchema, variantChoiceSchema } from "../cart/schemas";
import { appliedCouponSchema, orderCouponSchema, requiredBankSchema } from "../coupon/bank-offer-schemas";
import { couponCodeSchema } from "../coupon/words";
import { answer } from "../envelope";
import { creditNoteSchema, earlierInvoiceSchema } from "../invoice/credit-note";
import { limits } from "../limits";
import { parcelMessages } from "../parcel/messages";
import { orderParcelSchema } from "../parcel/order-parcel";
import { paymentSheetSchema, refundDestinationSchema } from "../payment/sheet";
import { refundStatuses } from "../payment/words";
import { pincodePattern } from "../pincode";
import { refundPayeeSchema } from "../refund/payee";
import { returnRequestSchema } from "../return-request/schemas";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { orderMessages } from "./messages";
import {
  addressFieldLabels,
  type cancellableStatuses,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  type PaymentStatus,
  paymentMethods,
  paymentStatuses,
  settableOrderStatuses,
  storedOrderStatuses,
} from "./words";

export type { addressFieldLabels, cancellableStatuses, orderStatuses, paymentMethods, paymentStatuses };

export const orderStatusSchema = z.enum(orderStatuses);
export const paymentStatusSchema = z.enum(paymentStatuses);
export const paymentMethodSchema = z.enum(paymentMethods);
export type { OrderStatus, PaymentMethod, PaymentStatus };

/** The message for a missing value; a value of the wrong type gets the default message. */
const whenAbsent = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? sentence : undefined),
});

const required = (field: string, max: number) =>
  z
    .string(whenAbsent(orderMessages.missingAddressField(field)))
    .trim()
    .min(1, orderMessages.missingAddressField(field))
    .max(max, `${field} is too long.`);

export const shippingAddressSchema = z.object({
  name: required(addressFieldLabels.name, 100),
  /** Ten digits, optionally after +91; normalised to the ten digits. */
  mobile: required(addressFieldLabels.mobile, 20).transform((text, context) => {
    const digits = text.replace(/[\s-]/g, "").match(/^(?:\+91)?(\d{10})$/)?.[1];
    if (digits) return digits;
    context.addIssue({ code: "custom", message: orderMessages.mobileInvalid });
    return z.NEVER;
  }),
  address: required(addressFieldLabels.address, 500),
  city: required(addressFieldLabels.city, 100),
  state: required(addressFieldLabels.state, 100),
  pincode: required(addressFieldLabels.pincode, 20).regex(pincodePattern, orderMessages.pincodeInvalid),
  country: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((country) => country || "India"),
});
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;

/** An address in a response; plain texts, since it was validated when it was sent. */
export const storedAddressSchema = z.object({
  name: z.string(),
  mobile: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
});

/**
 * `price`, `totalAmount`, `discount`, `paymentStatus` and `orderStatus` are the screen's values; the server computes
 * its own. `finalAmount` is compared: if it differs by more than a paisa the response is a 409 with a new quote.
 */
export const placeOrderBodySchema = z.object({
  products: z
    .array(
      z.object({
        productId: idSchema,
        title: z.string().max(500).nullish(),
        variant: variantChoiceSchema,
        quantity: quantitySchema,
        price: z.number().nullish(),
      }),
      whenAbsent(orderMessages.nothingToOrder),
    )
    .min(1, orderMessages.nothingToOrder)
    .max(limits.maxOrderLines, orderMessages.tooManyLines(limits.maxOrderLines)),
  totalAmount: z.number().nullish(),
  discount: z.number().nullish(),
  finalAmount: z.number(),
  paymentMethod: paymentMethodSchema.nullish().transform((method) => method ?? "cod"),
  paymentStatus: z.string().nullish(),
  orderStatus: z.string().nullish(),
  /** Pays what the wallet covers from it, and the rest by `paymentMethod`. */
  useWallet: z.boolean().nullish(),
  couponCode: couponCodeSchema.nullish(),
  /** The bank that the screen says the coupon must be paid from; null: any. If it asks more by now: 409, as above. Absent: not compared. */
  bankOffer: requiredBankSchema.optional(),
  shippingAddress: shippingAddressSchema,
});
export type PlaceOrderBody = z.infer<typeof placeOrderBodySchema>;
/** The client's type: before defaults and trimming. */
export type PlaceOrderInput = z.input<typeof placeOrderBodySchema>;

export const orderLineSchema = z.object({
  _id: idSchema,
  title: z.string(),
  quantity: z.number().int().min(1),
  /** The selling price of one piece, in rupees. */
  price: rupeesSchema,
  variant: z.object({ color: z.string(), size: z.string() }).nullable(),
  productId: z.object({ _id: idSchema, slug: z.string(), images: z.array(z.string()) }),
  /** Until when it can be returned or replaced; null if it cannot, or has not been delivered. */
  returnUntil: instantSchema.nullable(),
  /** Whether the shopper has reviewed this product for this order. */
  isReviewed: z.boolean(),
});

export const statusChangeSchema = z.object({ status: orderStatusSchema, at: instantSchema });

/** An order's payment state, for its shopper. */
export const orderPaymentSchema = z.object({
  /** Rupees paid from the wallet, and the amount to pay by the order's payment method. */
  fromWallet: rupeesSchema,
  due: rupeesSchema,
  /** The payment deadline of an unpaid online order; null if no online payment is awaited. */
  payUntil: instantSchema.nullable(),
});

/** A refund to the shopper. */
export const orderRefundSchema = z.object({
  _id: idSchema,
  amount: rupeesSchema,
  /** Null for cash that the shop pays back manually. */
  destination: refundDestinationSchema.nullable(),
  status: z.enum(refundStatuses),
  at: instantSchema,
});

export const orderSchema = z.object({
  _id: idSchema,
  /** A short number for people, ascending with every order. */
  orderNumber: z.number().int(),
  createdAt: instantSchema,
  /** Time of the last status change; of a delivered order, the time of delivery. */
  updatedAt: instantSchema,
  products: z.array(orderLineSchema),
  /**
   * Rupees, as computed by `orderFigures`: all items at MRP plus delivery, the delivery in it, the saving, and the
   * amount paid.
   */
  totalAmount: rupeesSchema,
  shipping: rupeesSchema,
  discount: rupeesSchema,
  finalAmount: rupeesSchema,
  /** Contained in `discount`; null without one. */
  coupon: orderCouponSchema.nullable(),
  orderStatus: orderStatusSchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  payment: orderPaymentSchema,
  refunds: z.array(orderRefundSchema),
  /** The shopper's payout details for a manual refund; null if not given yet. */
  refundPayee: refundPayeeSchema.nullable(),
  /** The credit notes of its invoices, oldest first. */
  creditNotes: z.array(creditNoteSchema),
  /** Earlier invoices, oldest first. */
  earlierInvoices: z.array(earlierInvoiceSchema),
  shippingAddress: storedAddressSchema,
  returnRequest: returnRequestSchema.nullable(),
  history: z.array(statusChangeSchema),
  /** Tracking of an order without parcels; empty if none was entered, or it has not shipped. */
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The order's parcels if sellers sell in it; empty if only the shop does. */
  parcels: z.array(orderParcelSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const ordersAnswerSchema = answer({
  orders: z.array(orderSchema),
  total: z.number().int().min(0).optional(),
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).optional(),
});

export const orderPlacedAnswerSchema = answer({
  orderId: idSchema,
  order: orderSchema,
  payment: z.object({
    method: paymentMethodSchema,
    status: paymentStatusSchema,
    /** What the browser opens to pay; null if nothing has to be opened, or it could not be (see `problem`). */
    sheet: paymentSheetSchema.nullable(),
    /** Why the gateway's sheet cannot be opened now. The order is placed, and can be paid later. */
    problem: z.string().nullable(),
  }),
});
export type OrderPlaced = z.infer<typeof orderPlacedAnswerSchema>;

/**
 * The current price of the order, in rupees. `total` = `subtotal` + `shipping` − what the coupon takes off both. `couponProblem`:
 * why the coupon that was asked for does not apply.
 */
export const quoteSchema = z.object({
  subtotal: rupeesSchema,
  shipping: rupeesSchema,
  discount: rupeesSchema,
  total: rupeesSchema,
  coupon: appliedCouponSchema.nullish(),
  couponProblem: z.string().nullish(),
  lines: z.array(
    z.object({
      productId: idSchema,
      variantId: idSchema,
      title: z.string(),
      quantity: z.number().int().min(1),
      unitPrice: rupeesSchema,
      /** MRP of one piece. */
      price: rupeesSchema,
      shipping: rupeesSchema,
    }),
  ),
});
export type Quote = z.infer<typeof quoteSchema>;

/** The 409 of `POST /Order` if the client's `finalAmount` differs from the server's. */
export const quoteChangedSchema = z.object({
  success: z.literal(false),
  message: z.literal(orderMessages.pricesChanged),
  quote: quoteSchema,
});

/** The 503 of `POST /Order` while more people order than can be served. Who asks again with the same key keeps the place. */
export const inLineSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  line: z.object({ place: z.number().int().min(1), seconds: z.number().int().min(1) }),
});
export type InLine = z.infer<typeof inLineSchema>["line"];

export const orderChangedAnswerSchema = answer({ order: orderSchema }).extend({ message: z.string() });

export const returnRequestedAnswerSchema = answer({ updatedOrder: orderSchema }).extend({ message: z.string() });

const trackingField = z.string().trim().max(limits.maxTrackingLength).default("");

/** `pending` is the shopper's word for `placed`. */
export const updateOrderStatusBodySchema = z
  .object({
    status: z.preprocess((status) => (status === "pending" ? "placed" : status), z.enum(settableOrderStatuses)),
    /** The version that the caller has read; if it is stale, the change is rejected. */
    version: z.string().min(1).max(100).nullish(),
    /** Tracking of the shop's own shipment: both or neither, used only with "shipped". */
    carrier: trackingField,
    trackingNumber: trackingField,
  })
  .superRefine((body, context) => {
    for (const [field, other] of [
      ["carrier", "trackingNumber"],
      ["trackingNumber", "carrier"],
    ] as const) {
      if (!body[field] && body[other])
        context.addIssue({ code: "custom", path: [field], message: parcelMessages.trackingMissing });
    }
  });

/** Who changed an order's status. `id` is the engine's; automatic changes have none. */
export const statusActorSchema = z.object({
  kind: z.enum(["shopper", "administrator", "seller", "system"]),
  id: idSchema.nullable(),
});

/** An order's status in the back office's words. The history is oldest first. */
export const orderStandingSchema = z.object({
  _id: idSchema,
  orderStatus: z.enum(storedOrderStatuses),
  paymentStatus: paymentStatusSchema,
  updatedAt: instantSchema,
  history: z.array(z.object({ status: z.enum(storedOrderStatuses), at: instantSchema, by: statusActorSchema })),
});
export type OrderStanding = z.infer<typeof orderStandingSchema>;

export const orderStatusAnswerSchema = answer({ order: orderStandingSchema }).extend({ message: z.string() });
