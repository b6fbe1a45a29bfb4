import { type RefundDestination, type RefundStatus, refundStatuses } from "../payment/words";

/**
 * `engine`: of an order's own payment; `unmatched`: of an unmatched payment; `past`: of an order without payment
 * records.
 */
export const refundKinds = ["engine", "unmatched", "past"] as const;
export type RefundKind = (typeof refundKinds)[number];

/** Methods of a manual refund. */
export const handWays = ["upi", "bank", "cash"] as const;
export type HandWay = (typeof handWays)[number];

export const handWayWords: Record<HandWay, string> = { upi: "UPI", bank: "Bank transfer", cash: "In cash" };

/** A refund's status for staff: manual refunds are to be paid or paid, all others are automatic. */
export const refundStands = ["to-pay", "paid", ...refundStatuses] as const;
export type RefundStand = (typeof refundStands)[number];

/** Manual refunds: they are not sent automatically. */
export const isByHand = ({ destination }: { destination: RefundDestination | null }): boolean => destination === null;

/** Manual refunds that are still pending. */
export const isToPay = (refund: { destination: RefundDestination | null; status: RefundStatus }): boolean =>
  isByHand(refund) && refund.status !== "done";

export const standOf = (refund: { destination: RefundDestination | null; status: RefundStatus }): RefundStand => {
  if (!isByHand(refund)) return refund.status;
  return refund.status === "done" ? "paid" : "to-pay";
};
