import type { SellerState, SellerType, SellerVerdict } from "@haat/api-contract/seller/words";
import type { StatusTone } from "@haat/product-form/status-dot";

export const stateLooks: Record<SellerState, { label: string; tone: StatusTone }> = {
  waiting: { label: "Pending", tone: "waiting" },
  approved: { label: "Approved", tone: "good" },
  rejected: { label: "Rejected", tone: "bad" },
  suspended: { label: "Suspended", tone: "bad" },
};

export const typeLabels: Record<SellerType, string> = { ALL_CATEGORIES: "All categories", BOOKS_ONLY: "Books only" };

/** Button label and dialog text of each state change. */
export const verdictTexts: Record<SellerVerdict, { label: string; text: string }> = {
  approved: { label: "Approve", text: "The seller is notified by email." },
  rejected: { label: "Reject", text: "The seller sees this reason." },
  suspended: { label: "Suspend", text: "The seller sees this reason." },
};
