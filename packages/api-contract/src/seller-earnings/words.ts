/** What a seller's earnings are added up by. */
export const sellerEarningsSpans = ["day", "month"] as const;
export type SellerEarningsSpan = (typeof sellerEarningsSpans)[number];

/** Whether what was earned with a line can be paid out: `pending` until it is delivered and can't come back any more. */
export const earningStates = ["pending", "available"] as const;
export type EarningState = (typeof earningStates)[number];

/** Why what was earned with a line can't be paid out yet. */
export const holdReasons = ["delivery", "return", "cash", "parts", "window", "days"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The same in words; `window` and `days` are followed by the day until when. */
export const holdTexts: Readonly<Record<HoldReason, string>> = {
  delivery: "Delivery not confirmed yet",
  return: "Open return",
  cash: "Cash not yet received from the courier",
  parts: "Other parcels of the order not delivered yet",
  window: "In return window",
  days: "On hold after delivery",
};

/** For how many days after its delivery money is held where the settings say nothing. */
export const usualHoldDays = 7;

/** What the list of sellers' balances is sorted by. */
export const balanceSorts = ["name", "available", "pending", "paidOut", "net"] as const;
export type BalanceSort = (typeof balanceSorts)[number];

/** GST on the commission, in percent: a service to the seller (SAC 9985, support services; rate notification 11/2017-CT(R)). */
export const commissionGstPercent = 18;
