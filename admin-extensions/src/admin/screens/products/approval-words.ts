import type { ProductApproval, ProductVerdict } from "@haat/api-contract/product/words";
import type { StatusTone } from "@haat/product-form/status-dot";

export const approvalLooks: Record<ProductApproval, { label: string; tone: StatusTone }> = {
  waiting: { label: "Waiting", tone: "waiting" },
  approved: { label: "Approved", tone: "good" },
  rejected: { label: "Rejected", tone: "bad" },
};

/** What a verdict is called on its button, and what its dialog says. */
export const verdictTexts: Record<ProductVerdict, { label: string; text: string }> = {
  approved: { label: "Approve", text: "Shoppers see it at once. A mail tells the seller so." },
  rejected: { label: "Reject", text: "Shoppers don't see it. The seller reads what you write here." },
};
