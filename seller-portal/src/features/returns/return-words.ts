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

/** What a request is called: money that the shop pays back by hand has not gone back yet. */
export const wordsOf = ({ status, isRefundToPay }: Pick<SellerReturn, "status" | "isRefundToPay">): Words =>
  status === "refunded" && isRefundToPay ? { name: "Refund pending", tone: "waiting" } : returnWords[status];

export const actionNames: Record<ReturnAction, string> = { return: "Return", replace: "Replacement" };

/** What each yes to a request does. */
export const effects: Record<"approved" | "received", Record<ReturnAction, string>> = {
  approved: {
    return: "The shopper is asked to send the goods back. No money and no stock move until you say that they are back.",
    replace:
      "The shopper is asked to send the goods back. The replacement leaves your stock once you say that they are back.",
  },
  received: {
    return: "They go into your stock again, and the shopper gets the money back. This can't be taken back.",
    replace: "They are written off, and the same leaves your stock for the shopper. This can't be taken back.",
  },
};
