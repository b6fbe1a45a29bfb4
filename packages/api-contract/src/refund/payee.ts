import { z } from "zod";
import { bankAccountBodySchema } from "../seller-business/schemas";
import { instantSchema } from "../values";
import { refundMessages } from "./messages";

/** A UPI ID, such as `asha.rao@okbank`. */
export const upiSchema = z
  .string(refundMessages.upiInvalid)
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,255}@[A-Za-z][A-Za-z0-9]{1,63}$/, refundMessages.upiInvalid));

/** A shopper's payout details for a manual refund. The account's fields are the same as a seller's. */
export const refundPayeeBodySchema = z.discriminatedUnion("way", [
  z.object({ way: z.literal("upi"), upi: upiSchema }),
  z.object({ way: z.literal("bank"), account: bankAccountBodySchema }),
  z.object({ way: z.literal("wallet") }),
]);
export type RefundPayeeBody = z.infer<typeof refundPayeeBodySchema>;
export type RefundPayeeInput = z.input<typeof refundPayeeBodySchema>;

/** The stored details, masked: `number` is the UPI ID or the account number. */
export const refundPayeeSchema = z.object({
  way: z.enum(["upi", "bank"]),
  holder: z.string().nullable(),
  number: z.string(),
  ifsc: z.string().nullable(),
  changedAt: instantSchema,
});
export type RefundPayee = z.infer<typeof refundPayeeSchema>;

/** `a••••@okbank`: enough for its owner to recognise it. */
export const maskedUpi = (upi: string): string => {
  const at = upi.lastIndexOf("@");
  return `${upi.slice(0, Math.min(2, at - 1))}••••${upi.slice(at)}`;
};
