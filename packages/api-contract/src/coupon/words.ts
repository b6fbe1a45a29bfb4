import { z } from "zod";
import { limits } from "../limits";
import { rupeesSchema } from "../values";
import { couponMessages as messages } from "./messages";

/** Codes are compared in capitals, without the spaces around them. */
export const couponCodeSchema = z
  .string(messages.codeRequired)
  .trim()
  .min(1, messages.codeRequired)
  .transform((code) => code.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/, messages.codeInvalid));

/** What a seller's coupon may take off, in percent. */
export const sellerCouponPercentSchema = z.number().int().min(0).max(limits.maxCouponPercent);
export const usualSellerCouponPercent = 50;

/** The coupon of an order or a quote: what it takes off the goods and off their delivery, in rupees. */
export const usedCouponSchema = z.object({ code: z.string(), discount: rupeesSchema, delivery: rupeesSchema });
export type UsedCoupon = z.infer<typeof usedCouponSchema>;

/** All that a coupon takes off, in rupees; 0 without one. */
export const couponSum = (coupon: Omit<UsedCoupon, "code"> | null | undefined): number =>
  coupon ? Math.round((coupon.discount + coupon.delivery) * 100) / 100 : 0;

/** What a coupon takes off the sums of an order. Its delivery is left out there. @param rupees - Formats an amount. */
export const usedCouponText = ({ discount, delivery }: UsedCoupon, rupees: (amount: number) => string): string =>
  delivery > 0 ? "Free delivery" : `−${rupees(discount)}`;
