import type { PaymentStatus } from "@haat/api-contract/order/words";

/** An order's money in the engine's books, in whole paise. */
export type OrderBooks = {
  isCancelled: boolean;
  paymentStatus: PaymentStatus;
  /** What the order costs as it stands now. */
  totalPaise: number;
  takenPaise: number;
  givenPaise: number;
};

/**
 * Whether an order's payment status is one that its money allows. Money in is what was taken less what went back; an order
 * that was cancelled and taken up again has both more than once, and one that lost a part costs that much less.
 */
export function fitsMoney({ isCancelled, paymentStatus, totalPaise, takenPaise, givenPaise }: OrderBooks): boolean {
  const net = takenPaise - givenPaise;
  if (net < 0 || (isCancelled && net > 0)) return false;
  switch (paymentStatus) {
    case "pending":
      return totalPaise === 0 || net < totalPaise;
    case "failed":
      return net === 0;
    case "paid":
      return net >= totalPaise;
    case "partially_refunded":
      return givenPaise > 0 && net > 0;
    case "refunded":
      return givenPaise > 0 && net === 0;
  }
}
