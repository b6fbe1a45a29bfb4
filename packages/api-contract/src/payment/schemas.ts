import { z } from "zod";
import { answer } from "../envelope";
import { gatewayDescriptors } from "../gateway/descriptors";
import { orderSchema, paymentMethodSchema } from "../order/schemas";
import { pincodePattern } from "../pincode";
import { rupeesParam, rupeesSchema } from "../values";
import { paymentSheetSchema, refundDestinationSchema } from "./sheet";
import { type GatewayName, gatewayNames } from "./words";

/** What the checkout is about; without a total only what is switched on is told. */
export const paymentMethodsQuerySchema = z.object({
  /** Rupees, what the order costs without a fee for cash. */
  total: rupeesParam.optional(),
  /** Rupees that are still to be paid, where a part of an order is paid already. */
  due: rupeesParam.optional(),
  pincode: z.string().regex(pincodePattern).optional(),
});

/** A way to pay, as the merchant ordered and named it. */
export const offeredMethodSchema = z.object({
  method: paymentMethodSchema,
  label: z.string(),
  /** Rupees that this method adds to the order; only cash has a fee. */
  fee: rupeesSchema,
  /** Why it can't be chosen for this cart; null where it can. */
  problem: z.string().nullable(),
});
export type OfferedMethod = z.infer<typeof offeredMethodSchema>;

export const paymentMethodsAnswerSchema = answer({
  methods: z.array(offeredMethodSchema),
  /** Rupees in the shopper's wallet; null for a visitor, and where the wallet is switched off. */
  walletBalance: rupeesSchema.nullable(),
});

export const openPaymentBodySchema = z.object({ method: paymentMethodSchema });

/** `sheet` is null where nothing has to be opened: cash, or a wallet that paid it all. */
export const paymentOpenedAnswerSchema = answer({ order: orderSchema, sheet: paymentSheetSchema.nullable() });

type Callback = (typeof gatewayDescriptors)[GatewayName]["callback"];

/** What a gateway's sheet hands to the browser. Nothing of it is believed but the signature. */
export const confirmPaymentBodySchema = z.discriminatedUnion(
  "gateway",
  // A union's type wants its first member apart.
  gatewayNames.map((name) => gatewayDescriptors[name].callback) as unknown as readonly [Callback, ...Callback[]],
);
export type ConfirmPaymentBody = z.infer<typeof confirmPaymentBodySchema>;

export const paymentConfirmedAnswerSchema = answer({ order: orderSchema }).extend({ message: z.string() });

export const orderAnswerSchema = answer({ order: orderSchema });

/** Where what was paid goes; absent: to where it came from. */
export const cancelOrderQuerySchema = z.object({ refundTo: refundDestinationSchema.optional() });

export const webhookAnswerSchema = answer({});
