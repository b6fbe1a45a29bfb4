import type { ProductApproval } from "@haat/api-contract/seller-product/words";
import { Badge } from "@haat/ui/badge";
import type { ProductRow } from "./api/products.queries";

export const approvalWords: Record<ProductApproval, { name: string; tone: "warning" | "success" | "sale" }> = {
  waiting: { name: "Waiting for approval", tone: "warning" },
  approved: { name: "Approved", tone: "success" },
  rejected: { name: "Rejected", tone: "sale" },
};

/** What staff have decided of a product, and why where they said so. */
export function ApprovalMark({ seller }: Pick<ProductRow, "seller">) {
  if (!seller) return null;
  const { name, tone } = approvalWords[seller.approval];
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone={tone}>{name}</Badge>
      {seller.reason && <p className="max-w-64 break-words text-sm text-muted">{seller.reason}</p>}
    </div>
  );
}
