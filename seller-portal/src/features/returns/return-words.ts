import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import type { ReturnAction, ReturnStatus } from "@haat/api-contract/return-request/words";

type Words = { name: string; tone: "warning" | "info" | "success" | "neutral" };

export const returnWords: Record<ReturnStatus, Words> = {
  requested: { name: "Requested", tone: "warning" },
  approved: { name: "Approved", tone: "info" },
  rejected: { name: "Rejected", tone: "neutral" },
  received: { name: "Received", tone: "success" },
  refunded: { name: "Refunded", tone: "success" },
  replaced: { name: "Replaced", tone: "success" },
};

/** What a request is called: money that the shop pays back by hand has not gone back yet. */
export const wordsOf = ({ status, isRefundToPay }: Pick<SellerReturn, "status" | "isRefundToPay">): Words =>
  status === "refunded" && isRefundToPay ? { name: "Refund pending", tone: "warning" } : returnWords[status];

export const actionNames: Record<ReturnAction, string> = { return: "Return", replace: "Replacement" };
