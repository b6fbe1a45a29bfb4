/** Groupings of a seller's earnings. */
export const sellerEarningsSpans = ["day", "month"] as const;
export type SellerEarningsSpan = (typeof sellerEarningsSpans)[number];

/** Whether a line's earnings can be paid out: `pending` until it is delivered and can no longer be returned. */
export const earningStates = ["pending", "available"] as const;
export type EarningState = (typeof earningStates)[number];

/** Why a line's earnings cannot be paid out yet. */
export const holdReasons = ["delivery", "return", "cash", "parts", "window", "days"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Labels of the reasons; `window` and `days` are followed by the date. */
export const holdTexts: Readonly<Record<HoldReason, string>> = {
  delivery: "Delivery not confirmed yet",
  return: "Open return",
  cash: "Cash not yet received from the courier",
  parts: "Other parcels of the order not delivered yet",
  window: "In return window",
  days: "On hold after delivery",
};

/** Labels of the figures in earnings. The seller's share of refunds is called by who reads it. */
export const earningLabels = {
  paid: "Item sales",
  delivery: "Delivery",
  commission: "Commission",
  commissionGst: "GST on commission",
  refunded: "Refunded",
  net: "Net",
} as const;

/** The default number of days after delivery for which earnings are held. */
export const usualHoldDays = 7;

/** Sort fields of the list of sellers' balances. */
export const balanceSorts = ["name", "available", "pending", "paidOut", "net"] as const;
export type BalanceSort = (typeof balanceSorts)[number];

/** GST on the commission, in percent: a service to the seller (SAC 9985, support services; rate notification 11/2017-CT(R)). */
export const commissionGstPercent = 18;
