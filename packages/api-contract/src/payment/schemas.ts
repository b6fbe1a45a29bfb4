import { z } from "zod";
import { answer } from "../envelope";
import { gatewayDescriptors } from "../gateway/descriptors";
import { orderSchema, paymentMethodSchema } from "../order/schemas";
import { pincodePattern } from "../pincode";
import { rupeesParam, rupeesSchema } from "../values";
import { paymentSheetSchema, refundDestinationSchema } from "./sheet";
import { type GatewayName, gatewayNames } from "./words";

/** The amounts to pay; without a total the response only tells which methods are enabled. */
export const paymentMethodsQuerySchema = z.object({
  /** Rupees, the order's total without a cash fee. */
  total: rupeesParam.optional(),
  /** Rupees that remain to be paid if a part of the order is paid already. */
  due: rupeesParam.optional(),
  pincode: z.string().regex(pincodePattern).optional(),
});

/** A payment method with the merchant's order and label. */
export const offeredMethodSchema = z.object({
  method: paymentMethodSchema,
  label: z.string(),
  /** Rupees that this method adds to the order; only cash has a fee. */
  fee: rupeesSchema,
  /** Why it is not available for this cart; null if it is. */
  problem: z.string().nullable(),
});
export type OfferedMethod = z.infer<typeof offeredMethodSchema>;

export const paymentMethodsAnswerSchema = answer({
  methods: z.array(offeredMethodSchema),
  /** The shopper's wallet balance in rupees; null for a visitor, and if the wallet is disabled. */
  walletBalance: rupeesSchema.nullable(),
});

export const openPaymentBodySchema = z.object({ method: paymentMethodSchema });

/** `sheet` is null if nothing has to be opened: for cash, or if the wallet paid the full amount. */
export const paymentOpenedAnswerSchema = answer({ order: orderSchema, sheet: paymentSheetSchema.nullable() });

type Callback = (typeof gatewayDescriptors)[GatewayName]["callback"];

/** What a gateway's sheet passes to the browser. Only the signature is trusted. */
export const confirmPaymentBodySchema = z.discriminatedUnion(
  "gateway",
  // zod's union type requires the first member separately.
  gatewayNames.map((name) => gatewayDescriptors[name].callback) as unknown as readonly [Callback, ...Callback[]],
);
export type ConfirmPaymentBody = z.infer<typeof confirmPaymentBodySchema>;

/** `problem`: why the payment does not pay the order and will be refunded; null if it does, or nobody knows yet. */
export const paymentConfirmedAnswerSchema = answer({ order: orderSchema }).extend({
  message: z.string(),
  problem: z.string().nullable(),
});

export const orderAnswerSchema = answer({ order: orderSchema });

/** Destination of the refund; by default its source. */
export const cancelOrderQuerySchema = z.object({ refundTo: refundDestinationSchema.optional() });

export const webhookAnswerSchema = answer({});
