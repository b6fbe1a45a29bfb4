/**
 * The outcome of a reconciliation. `running`: not finished; `right`: all books agree; `different`: they do not;
 * `incomplete`: a source could not be queried, so the result is unknown.
 */
export const reconciliationOutcomes = ["running", "right", "different", "incomplete"] as const;
export type ReconciliationOutcome = (typeof reconciliationOutcomes)[number];

/** Kinds of differences. */
export const differenceKinds = [
  "unknown-payment",
  "missing-payment",
  "payment-amount",
  "payment-status",
  "payment-refunded",
  "not-booked",
  "booked-not-captured",
  "booked-amount",
  "booked-without-gateway",
  "unmatched-not-refunded",
  "refund-not-sent",
  "refund-amount",
  "wallet-balance",
  "wallet-payment",
  "wallet-refund",
  "order-status",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Labels of the differences. */
export const differenceLabels: Record<DifferenceKind, string> = {
  "unknown-payment": "Payment at the gateway is missing in the shop",
  "missing-payment": "Payment in the shop is missing at the gateway",
  "payment-amount": "Amounts differ between gateway and shop",
  "payment-status": "Statuses differ between gateway and shop",
  "payment-refunded": "The gateway refunded a different amount than requested",
  "not-booked": "Payment received but neither recorded nor refunded",
  "booked-not-captured": "Payment recorded but not captured at the gateway",
  "booked-amount": "Recorded amount differs from the amount received",
  "booked-without-gateway": "Payment recorded without a gateway payment",
  "unmatched-not-refunded": "Unmatched payment not refunded",
  "refund-not-sent": "Refund recorded but not sent",
  "refund-amount": "Refund sent differs from the recorded amount",
  "wallet-balance": "Wallet balance differs from the sum of its transactions",
  "wallet-payment": "Wallet payment differs from the amount recorded for the order",
  "wallet-refund": "Wallet credit differs from the refunded amount",
  "order-status": "Order payment status doesn't match its payments",
};
