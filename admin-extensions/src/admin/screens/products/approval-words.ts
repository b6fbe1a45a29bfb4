import type { ProductApproval, ProductVerdict } from "@haat/api-contract/product/words";
import type { StatusTone } from "@haat/product-form/status-dot";

export const approvalLooks: Record<ProductApproval, { label: string; tone: StatusTone }> = {
  waiting: { label: "Pending", tone: "waiting" },
  approved: { label: "Approved", tone: "good" },
  rejected: { label: "Rejected", tone: "bad" },
};

/** Button label and dialog text of each decision. */
export const verdictTexts: Record<ProductVerdict, { label: string; text: string }> = {
  approved: { label: "Approve", text: "Customers see it immediately. The seller is notified by email." },
  rejected: { label: "Reject", text: "Customers don't see it. The seller sees this reason." },
};
