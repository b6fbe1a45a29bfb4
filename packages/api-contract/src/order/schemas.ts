import { z } from "zod";
import { quantitySchema, variantChoiceSchema } from "../cart/schemas";
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

/** The catalogue's sentence for what is absent; a value of the wrong type is named like any other. */
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
  /** Ten digits, optionally after +91; kept as the ten digits. */
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

/** An address as it is answered; texts alone, since it was judged when it came. */
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
 * `price`, `totalAmount`, `discount`, `paymentStatus` and `orderStatus` are what the screen believed; the
 * server decides them itself. `finalAmount` is compared: more than a paisa off answers 409 with a new quote.
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
  /** The wallet pays what it can, and `paymentMethod` the rest. */
  useWallet: z.boolean().nullish(),
  shippingAddress: shippingAddressSchema,
});
export type PlaceOrderBody = z.infer<typeof placeOrderBodySchema>;
/** The same, as a client writes it: before defaults and trimming. */
export type PlaceOrderInput = z.input<typeof placeOrderBodySchema>;

export const orderLineSchema = z.object({
  _id: idSchema,
  title: z.string(),
  quantity: z.number().int().min(1),
  /** What one piece was sold for, in rupees. */
  price: rupeesSchema,
  variant: z.object({ color: z.string(), size: z.string() }).nullable(),
  productId: z.object({ _id: idSchema, slug: z.string(), images: z.array(z.string()) }),
  /** Until when it can be returned or replaced; null where it never can, or has not been delivered. */
  returnUntil: instantSchema.nullable(),
  /** Whether the shopper has reviewed this product as a part of this order. */
  isReviewed: z.boolean(),
});

export const statusChangeSchema = z.object({ status: orderStatusSchema, at: instantSchema });

/** Where the money of an order stands, for its shopper. */
export const orderPaymentSchema = z.object({
  /** Rupees that the wallet has paid, and what the order's method has still to bring. */
  fromWallet: rupeesSchema,
  due: rupeesSchema,
  /** Until when an unpaid online order waits; null where nothing is awaited online. */
  payUntil: instantSchema.nullable(),
});

/** Money that goes back to the shopper. */
export const orderRefundSchema = z.object({
  _id: idSchema,
  amount: rupeesSchema,
  /** Null for cash that the shop gives back by hand. */
  destination: refundDestinationSchema.nullable(),
  status: z.enum(refundStatuses),
  at: instantSchema,
});

export const orderSchema = z.object({
  _id: idSchema,
  /** A short number for people, rising with every order. */
  orderNumber: z.number().int(),
  createdAt: instantSchema,
  /** Time of the last status change; of a delivered order, the time of delivery. */
  updatedAt: instantSchema,
  products: z.array(orderLineSchema),
  /** Rupees, as `orderFigures` makes them: all at MRP with delivery, the delivery in it, the saving, what is paid. */
  totalAmount: rupeesSchema,
  shipping: rupeesSchema,
  discount: rupeesSchema,
  finalAmount: rupeesSchema,
  orderStatus: orderStatusSchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  payment: orderPaymentSchema,
  refunds: z.array(orderRefundSchema),
  /** Where money goes that a person pays back, as its shopper has said; null for not yet. */
  refundPayee: refundPayeeSchema.nullable(),
  /** What answers its invoices, oldest first. */
  creditNotes: z.array(creditNoteSchema),
  /** Its invoices before the one that is valid now, oldest first. */
  earlierInvoices: z.array(earlierInvoiceSchema),
  shippingAddress: storedAddressSchema,
  returnRequest: returnRequestSchema.nullable(),
  history: z.array(statusChangeSchema),
  /** How an order that goes out in one piece can be followed; empty where nobody said so, or it has not left. */
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The parts that go out by themselves where sellers sell in the order; none where the shop alone does. */
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
    /** What the browser opens to pay; null where nothing has to be opened, or it could not be (see `problem`). */
    sheet: paymentSheetSchema.nullable(),
    /** Why the gateway's sheet can't be opened now. The order stands, and can be paid later. */
    problem: z.string().nullable(),
  }),
});
export type OrderPlaced = z.infer<typeof orderPlacedAnswerSchema>;

/** What the order would cost now, in rupees. `total` = `subtotal` + `shipping`. */
export const quoteSchema = z.object({
  subtotal: rupeesSchema,
  shipping: rupeesSchema,
  discount: rupeesSchema,
  total: rupeesSchema,
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

/** The 409 of `POST /Order` when the client's `finalAmount` is not the server's. */
export const quoteChangedSchema = z.object({
  success: z.literal(false),
  message: z.literal(orderMessages.pricesChanged),
  quote: quoteSchema,
});

export const orderChangedAnswerSchema = answer({ order: orderSchema }).extend({ message: z.string() });

export const returnRequestedAnswerSchema = answer({ updatedOrder: orderSchema }).extend({ message: z.string() });

const trackingField = z.string().trim().max(limits.maxTrackingLength).default("");

/** `pending` is the shopper's word for `placed`. */
export const updateOrderStatusBodySchema = z
  .object({
    status: z.preprocess((status) => (status === "pending" ? "placed" : status), z.enum(settableOrderStatuses)),
    /** The state that the caller has seen; a change of another is refused. */
    version: z.string().min(1).max(100).nullish(),
    /** How what the shop itself sends can be followed: both or neither, heard with "shipped" alone. */
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

/** Who changed an order's status. `id` is theirs in the engine; the shop's own machinery has none. */
export const statusActorSchema = z.object({
  kind: z.enum(["shopper", "administrator", "seller", "system"]),
  id: idSchema.nullable(),
});

/** Where an order stands, in the back office's words. The history's oldest change comes first. */
export const orderStandingSchema = z.object({
  _id: idSchema,
  orderStatus: z.enum(storedOrderStatuses),
  paymentStatus: paymentStatusSchema,
  updatedAt: instantSchema,
  history: z.array(z.object({ status: z.enum(storedOrderStatuses), at: instantSchema, by: statusActorSchema })),
});
export type OrderStanding = z.infer<typeof orderStandingSchema>;

export const orderStatusAnswerSchema = answer({ order: orderStandingSchema }).extend({ message: z.string() });
