/** A coupon that the order will use: what it takes off, in rupees. */
export type AppliedCoupon = { code: string; discount: number };
