import type { PaymentStatus } from "@haat/api-contract/order/words";

/** An order's money as booked in the engine, in whole paise. */
export type OrderBooks = {
  isCancelled: boolean;
  paymentStatus: PaymentStatus;
  /** The order's current cost. */
  totalPaise: number;
  takenPaise: number;
  givenPaise: number;
  /** The part that staff still have to refund by hand. */
  toPayPaise: number;
};

/**
 * Whether an order's payment status is consistent with its money, i.e. with captures minus refunds. A reopened order
 * can have several of both, and one with a cancelled part costs that much less.
 */
export function fitsMoney({
  isCancelled,
  paymentStatus,
  totalPaise,
  takenPaise,
  givenPaise,
  toPayPaise,
}: OrderBooks): boolean {
  const net = takenPaise - givenPaise;
  if (net < 0 || (isCancelled && net > 0)) return false;
  // Not refunded until it is recorded.
  const held = net + toPayPaise;
  switch (paymentStatus) {
    case "pending":
      return totalPaise === 0 || net < totalPaise;
    case "failed":
      return net === 0;
    case "paid":
      return held >= totalPaise;
    case "partially_refunded":
      return givenPaise > toPayPaise && held > 0;
    case "refunded":
      return givenPaise > 0 && held === 0;
  }
}
