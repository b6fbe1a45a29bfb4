import { approvalMoves } from "@haat/api-contract/product/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { Button } from "@medusajs/ui";
import type { Judged } from "./approval-dialog";
import { approvalLooks, verdictTexts } from "./approval-words";
import type { ProductRow } from "./products.queries";

type Props = {
  product: ProductRow;
  /** Absent without permission. */
  onJudge: ((validated: Judged) => void) | undefined;
};

/** A product's seller, and staff's decision on it. */
export function SoldBy({ product: { _id, title, seller }, onJudge }: Props) {
  if (!seller) return <span className="text-ui-fg-muted">The shop</span>;
  const { label, tone } = approvalLooks[seller.approval];
  return (
    <div className="flex min-w-32 flex-col items-end gap-1 min-[700px]:items-start">
      <span className="break-words">{seller.name}</span>
      <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 min-[700px]:justify-start">
        <StatusDot tone={tone}>{label}</StatusDot>
        {onJudge &&
          approvalMoves[seller.approval].map((state) => (
            <Button
              key={state}
              type="button"
              variant="secondary"
              size="small"
              aria-label={`${verdictTexts[state].label} ${title}`}
              onClick={() => onJudge({ product: { _id, title, seller }, state })}
            >
              {verdictTexts[state].label}
            </Button>
          ))}
      </span>
      {seller.reason && <span className="text-ui-fg-muted max-w-56 break-words text-xs">{seller.reason}</span>}
    </div>
  );
}
