import { z } from "zod";
import { gatewayNames, refundDestinations } from "./words";

export const gatewayNameSchema = z.enum(gatewayNames);
export const refundDestinationSchema = z.enum(refundDestinations);

/**
 * What a browser needs to open the gateway's own sheet. `script` is loaded only then. Razorpay: `new Razorpay({ key,
 * order_id, amount, currency, … })`; Stripe: `Stripe(key)` and its Payment Element with `clientSecret`.
 */
export const paymentSheetSchema = z.object({
  gateway: gatewayNameSchema,
  script: z.string(),
  /** The public part of the merchant's keys. */
  key: z.string(),
  /** Razorpay's order, Stripe's payment intent. */
  gatewayOrderId: z.string(),
  clientSecret: z.string().nullable(),
  amountPaise: z.number().int().min(1),
  currency: z.string(),
  /** What the sheet fills in for the shopper. */
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  shopName: z.string(),
});
export type PaymentSheet = z.infer<typeof paymentSheetSchema>;
