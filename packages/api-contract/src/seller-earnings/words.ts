/** What a seller's earnings are added up by. */
export const sellerEarningsSpans = ["day", "month"] as const;
export type SellerEarningsSpan = (typeof sellerEarningsSpans)[number];

/** Whether what was earned with a line can be paid out: `pending` until it is delivered and can't come back any more. */
export const earningStates = ["pending", "available"] as const;
export type EarningState = (typeof earningStates)[number];

/** What the list of sellers' balances is sorted by. */
export const balanceSorts = ["name", "available", "pending", "paidOut", "net"] as const;
export type BalanceSort = (typeof balanceSorts)[number];

/** GST on the commission, in percent: a service to the seller (SAC 9985, support services; rate notification 11/2017-CT(R)). */
export const commissionGstPercent = 18;
