import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import type { ReturnAction, ReturnStatus } from "@haat/api-contract/return-request/words";
import type { StatusTone } from "@haat/product-form/status-dot";

type Words = { name: string; tone: StatusTone };

export const returnWords: Record<ReturnStatus, Words> = {
  requested: { name: "Requested", tone: "waiting" },
  approved: { name: "Approved", tone: "moving" },
  rejected: { name: "Rejected", tone: "bad" },
  received: { name: "Received", tone: "moving" },
  refunded: { name: "Refunded", tone: "good" },
  replaced: { name: "Replaced", tone: "good" },
};

/** Label of a request's status: a manual refund that is still pending does not count as refunded. */
export const wordsOf = ({ status, isRefundToPay }: Pick<SellerReturn, "status" | "isRefundToPay">): Words =>
  status === "refunded" && isRefundToPay ? { name: "Refund pending", tone: "waiting" } : returnWords[status];

export const actionNames: Record<ReturnAction, string> = { return: "Return", replace: "Replacement" };

/** The effect of each approval. */
export const effects: Record<"approved" | "received", Record<ReturnAction, string>> = {
  approved: {
    return:
      "The customer is asked to send the items back. The refund is made and stock is updated once you mark them as received.",
    replace:
      "The customer is asked to send the items back. The replacement is taken from your stock once you mark them as received.",
  },
  received: {
    return: "The items go back into your stock and the customer is refunded. This can't be undone.",
    replace:
      "The returned items are not restocked, and the same items are taken from your stock for the customer. This can't be undone.",
  },
};
