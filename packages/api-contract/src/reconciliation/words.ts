/**
 * How a comparison of the books ended. `running`: not yet; `right`: all of them agree; `different`: they don't;
 * `incomplete`: somebody could not be asked, so that nobody may say that all is right.
 */
export const reconciliationOutcomes = ["running", "right", "different", "incomplete"] as const;
export type ReconciliationOutcome = (typeof reconciliationOutcomes)[number];

/** What does not agree. */
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
  "odd-not-refunded",
  "refund-not-sent",
  "refund-amount",
  "wallet-balance",
  "wallet-payment",
  "wallet-refund",
  "order-status",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** The same in words. */
export const differenceLabels: Record<DifferenceKind, string> = {
  "unknown-payment": "The gateway has a payment that the shop does not know",
  "missing-payment": "The gateway does not have a payment that the shop knows",
  "payment-amount": "Gateway and shop have different amounts",
  "payment-status": "Gateway and shop have different statuses",
  "payment-refunded": "The gateway gave back another sum than the shop asked for",
  "not-booked": "Money came and is neither booked nor going back",
  "booked-not-captured": "Money is booked that the gateway has not taken",
  "booked-amount": "Another sum is booked than came",
  "booked-without-gateway": "Money is booked that no gateway has told of",
  "odd-not-refunded": "Money that nothing was sold for has not gone back",
  "refund-not-sent": "A refund is booked and not on its way",
  "refund-amount": "Another sum is on its way back than was booked",
  "wallet-balance": "A wallet's balance is not the sum of its entries",
  "wallet-payment": "The wallet paid another sum for an order than is booked",
  "wallet-refund": "The wallet received another sum than was refunded to it",
  "order-status": "An order's payment status contradicts its money",
};
