import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { longBritishDate } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { toast } from "../../lib/toast";
import { useAskForReview } from "../business/api/business.queries";

/** Lets the seller submit a complete file for review, once. */
export function AskForReview({ seller }: { seller: SellerMe }) {
  const ask = useAskForReview();
  if (seller.reviewAskedAt) {
    return (
      <p role="status" className="mt-4 max-w-text text-sm text-muted">
        You requested a review on {longBritishDate(seller.reviewAskedAt)}. We'll email you once it's complete.
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <p className="max-w-text text-sm">Your business profile is complete. Submit it for review.</p>
      <Button
        busy={ask.isPending}
        onClick={() => ask.mutate(undefined, { onSuccess: ({ message }) => toast.success(message) })}
      >
        Request review
      </Button>
      {ask.error && <Alert>{errorMessage(ask.error, sellerBusinessMessages.reviewFailed)}</Alert>}
    </div>
  );
}
