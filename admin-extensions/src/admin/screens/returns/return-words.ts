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

/** A pending manual refund of a return does not count as refunded. */
export const returnLookOf = ({ status, isRefundToPay }: { status: ReturnStatus; isRefundToPay: boolean }) =>
  status === "refunded" && isRefundToPay
    ? ({ label: "Refund pending", tone: "waiting" } as const)
    : returnLooks[status];

export const actionLabels: Record<ReturnAction, string> = { return: "Return", replace: "Replacement" };

/** The effect of approving a request. */
export const approvedTexts: Record<ReturnAction, string> = {
  return: "The customer is asked to send the items back. The refund is made and stock is updated once they arrive.",
  replace: "The customer is asked to send the items back. The replacement is taken from stock once they arrive.",
};

/** The effect of marking the products as received. */
export const receivedTexts: Record<ReturnAction, string> = {
  return:
    "The items go back into stock and their price is refunded. Cash is refunded manually under Refunds. The delivery charge is not refunded.",
  replace: "The same items are taken from stock and sent to the customer. The returned items are not restocked.",
};
