import { type AppliedCoupon, appliedCouponSchema } from "@haat/api-contract/coupon/bank-offer-schemas";
import { z } from "zod";
import type { CheckoutLine } from "../cart/checkout-line";

const amount = z.number().min(0);

const lineSchema = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  image: z.string(),
  variant: z.object({ _id: z.string(), color: z.string(), size: z.string() }).nullable(),
  quantity: z.number().int().min(1),
  unitPrice: amount,
  price: amount,
  shipping: z.object({ deliveryCharge: amount, freeDeliveryAbove: amount }),
});

/**
 * The lines in a navigation's state; empty if there are none or they are invalid, e.g. if the URL was entered directly.
 */
export function linesIn(state: unknown): CheckoutLine[] {
  const read = z.object({ lines: z.array(lineSchema) }).safeParse(state);
  return read.success ? read.data.lines : [];
}

/** The coupon in a navigation's state; null if there is none. */
export function couponIn(state: unknown): AppliedCoupon | null {
  const read = z.object({ coupon: appliedCouponSchema }).safeParse(state);
  return read.success ? read.data.coupon : null;
}
