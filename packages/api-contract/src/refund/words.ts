import { type RefundDestination, type RefundStatus, refundStatuses } from "../payment/words";

/**
 * `engine`: of an order's own payment; `unmatched`: money that came and that nothing was sold for; `past`: of an order that the
 * books know no payment of.
 */
export const refundKinds = ["engine", "unmatched", "past"] as const;
export type RefundKind = (typeof refundKinds)[number];

/** How a person pays money back. */
export const handWays = ["upi", "bank", "cash"] as const;
export type HandWay = (typeof handWays)[number];

export const handWayWords: Record<HandWay, string> = { upi: "UPI", bank: "Bank transfer", cash: "In cash" };

/** Where a refund stands for staff: what a person pays is to be paid or paid, all else goes by itself. */
export const refundStands = ["to-pay", "paid", ...refundStatuses] as const;
export type RefundStand = (typeof refundStands)[number];

/** Money that a person pays back: nothing sends it by itself. */
export const isByHand = ({ destination }: { destination: RefundDestination | null }): boolean => destination === null;

/** Money that a person has still to pay back. */
export const isToPay = (refund: { destination: RefundDestination | null; status: RefundStatus }): boolean =>
  isByHand(refund) && refund.status !== "done";

export const standOf = (refund: { destination: RefundDestination | null; status: RefundStatus }): RefundStand => {
  if (!isByHand(refund)) return refund.status;
  return refund.status === "done" ? "paid" : "to-pay";
};
