import type { ProductApproval } from "@haat/api-contract/product/words";
import { StatusDot, type StatusTone } from "@haat/product-form/status-dot";
import type { ProductRow } from "./api/products.queries";

export const approvalWords: Record<ProductApproval, { name: string; tone: StatusTone }> = {
  waiting: { name: "Pending approval", tone: "waiting" },
  approved: { name: "Approved", tone: "good" },
  rejected: { name: "Rejected", tone: "bad" },
};

/** Staff's decision on a product, with the reason if there is one. */
export function ApprovalMark({ seller }: Pick<ProductRow, "seller">) {
  if (!seller) return null;
  const { name, tone } = approvalWords[seller.approval];
  return (
    <div className="flex flex-col items-start gap-1">
      <StatusDot tone={tone}>{name}</StatusDot>
      {seller.reason && <p className="max-w-64 break-words text-sm text-muted">{seller.reason}</p>}
    </div>
  );
}
