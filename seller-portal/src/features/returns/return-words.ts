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

export const actionNames: Record<ReturnAction, string> = { return: "Return", replace: "Replacement" };
