import { z } from "zod";
import { type BankCode, type BankMethod, type BankOffer, bankMethods, banks } from "./bank-offer";
import { couponMessages as messages } from "./messages";
import { usedCouponSchema } from "./words";

const bankCodes = Object.keys(banks) as [BankCode, ...BankCode[]];

/** The bank that an order must be paid from; null: any payment method. */
export const requiredBankSchema: z.ZodType<BankOffer | null> = z
  .object({ bank: z.enum(bankCodes), methods: z.array(z.enum(bankMethods)).min(1) })
  .nullable();

/** A coupon that applies to an order, and the bank that it must be paid from; absent: unknown, by an earlier release. */
export const appliedCouponSchema = usedCouponSchema.extend({ bankOffer: requiredBankSchema.optional() });
export type AppliedCoupon = z.infer<typeof appliedCouponSchema>;

/** The coupon of an order that is placed, with what it asks of the payment. */
export const orderCouponSchema = usedCouponSchema.extend({
  bankOffer: requiredBankSchema,
  /** Whether it must not be paid in cash. */
  isOnlineOnly: z.boolean(),
});

/** The two fields of a coupon. Blank, as a form sends it: no bank. */
export const bankOfferFields = {
  bank: z
    .union([z.literal(""), z.enum(bankCodes)], messages.bankUnknown)
    .nullish()
    .transform((bank) => bank || null),
  bankMethods: z
    .array(z.enum(bankMethods))
    .default([])
    .transform((chosen) => bankMethods.filter((method) => chosen.includes(method))),
};

/** Reports a bank without a payment method, and the other way round. */
export function checkBankOffer(
  { bank, bankMethods }: { bank: BankCode | null; bankMethods: readonly BankMethod[] },
  context: z.core.$RefinementCtx,
): void {
  if ((bank === null) === (bankMethods.length === 0)) return;
  const [path, message] =
    bank === null ? ["bank", messages.bankRequired] : ["bankMethods", messages.bankMethodsRequired];
  context.addIssue({ code: "custom", path: [path], message });
}
