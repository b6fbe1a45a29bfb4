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

export const actionNames: Record<ReturnAction, string> = { return: "Return", replace: "Replacement" };
