import type { ReturnAction, ReturnStatus } from "@haat/api-contract/return-request/words";
import type { StatusTone } from "@haat/product-form/status-dot";

export const returnLooks: Record<ReturnStatus, { label: string; tone: StatusTone }> = {
  requested: { label: "Requested", tone: "waiting" },
  approved: { label: "Approved", tone: "moving" },
  rejected: { label: "Rejected", tone: "bad" },
  received: { label: "Received", tone: "moving" },
  refunded: { label: "Refunded", tone: "good" },
  replaced: { label: "Replaced", tone: "good" },
};

/** A return's money that a person has still to pay has not gone back. */
export const returnLookOf = ({ status, isRefundToPay }: { status: ReturnStatus; isRefundToPay: boolean }) =>
  status === "refunded" && isRefundToPay
    ? ({ label: "Refund pending", tone: "waiting" } as const)
    : returnLooks[status];

export const actionLabels: Record<ReturnAction, string> = { return: "Return", replace: "Replacement" };

/** What saying yes to a request does. */
export const approvedTexts: Record<ReturnAction, string> = {
  return: "The customer is asked to send the goods back. No money and no stock move until they have arrived.",
  replace: "The customer is asked to send the goods back. The replacement leaves the stock once they have arrived.",
};

/** What saying yes to the goods' arrival does. */
export const receivedTexts: Record<ReturnAction, string> = {
  return:
    "The goods go back into stock, and what was paid for them goes back, cash by a task under Refunds. The delivery charge stays.",
  replace: "The same pieces leave the stock and go to the customer. What came back is not sold again.",
};
