import { z } from "zod";
import { requiredBankSchema } from "../coupon/bank-offer-schemas";
import { gatewayNames, refundDestinations } from "./words";

export const gatewayNameSchema = z.enum(gatewayNames);
export const refundDestinationSchema = z.enum(refundDestinations);

/** What a browser needs to open the gateway's sheet. `script` is loaded only then. */
export const paymentSheetSchema = z.object({
  gateway: gatewayNameSchema,
  script: z.string(),
  /** The merchant's public key. */
  key: z.string(),
  /** The id of what was opened at the gateway for this payment. */
  gatewayOrderId: z.string(),
  clientSecret: z.string().nullable(),
  amountPaise: z.number().int().min(1),
  currency: z.string(),
  bankOffer: requiredBankSchema,
  /** Prefilled data of the shopper. */
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  shopName: z.string(),
});
export type PaymentSheet = z.infer<typeof paymentSheetSchema>;
