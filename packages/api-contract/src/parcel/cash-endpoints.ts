import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { answer } from "../envelope";
import { limits } from "../limits";
import { sellerEarningsMessages } from "../seller-earnings/messages";
import { idSchema, rupeesSchema } from "../values";

export const recordParcelCashBodySchema = z.object({
  amount: rupeesSchema.refine((amount) => amount > 0, sellerEarningsMessages.amountTooSmall),
  /** What the courier or the bank calls the transfer. */
  reference: z
    .string()
    .trim()
    .min(1, sellerEarningsMessages.referenceRequired)
    .max(limits.payoutReferenceMost, sellerEarningsMessages.referenceTooLong(limits.payoutReferenceMost)),
});

export const parcelCashEndpoints = {
  recordParcelCash: {
    summary: "Records that the cash of a delivered parcel was received from the courier",
    params: z.object({ parcelId: idSchema }),
    body: recordParcelCashBodySchema,
    response: answer({}).extend({ message: z.string() }),
    created: true,
  },
} as const satisfies Record<string, Endpoint>;
