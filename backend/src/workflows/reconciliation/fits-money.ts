import type { PaymentStatus } from "@haat/api-contract/order/words";

/** An order's money in the engine's books, in whole paise. */
export type OrderBooks = {
  isCancelled: boolean;
  paymentStatus: PaymentStatus;
  /** What the order costs as it stands now. */
  totalPaise: number;
  takenPaise: number;
  givenPaise: number;
  /** What of it a person has still to pay back. */
  toPayPaise: number;
};

/**
 * Whether an order's payment status is one that its money allows. Money in is what was taken less what went back; an order
 * that was cancelled and taken up again has both more than once, and one that lost a part costs that much less.
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
  // Until it is recorded, it is here.
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
