import { z } from "zod";
import { gatewayNames, refundDestinations } from "./words";

export const gatewayNameSchema = z.enum(gatewayNames);
export const refundDestinationSchema = z.enum(refundDestinations);

/**
 * What a browser needs to open the gateway's own sheet. `script` is loaded only then.
 */
export const paymentSheetSchema = z.object({
  gateway: gatewayNameSchema,
  script: z.string(),
  /** The public part of the merchant's keys. */
  key: z.string(),
  /** What was opened there for this payment. */
  gatewayOrderId: z.string(),
  clientSecret: z.string().nullable(),
  amountPaise: z.number().int().min(1),
  currency: z.string(),
  /** What the sheet fills in for the shopper. */
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  shopName: z.string(),
});
export type PaymentSheet = z.infer<typeof paymentSheetSchema>;
