/**
 * What is told of an order's money after the commit. Data's `id` is the order's, `amount` in units of the currency; `mark`
 * tells one payment from another of the same amount.
 */
export const paymentEvents = {
  /** What the order awaited is there. Data: `PaymentReceived`. */
  received: "order-payment.received",
  /** Money that nothing is sold for came, and goes back. Data: `OddPayment`. */
  odd: "order-payment.odd",
} as const;

export type PaymentReceived = { id: string; amount: number; mark?: string };
export type OddPayment = { id: string; amount: number; currency: string; mark: string };

export const paymentReceived = (data: PaymentReceived) => ({ name: paymentEvents.received, data });
export const oddPayment = (data: OddPayment) => ({ name: paymentEvents.odd, data });
