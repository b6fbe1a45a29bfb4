import { fileLackWords } from "@haat/api-contract/seller-business/completeness";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { checkedFactWords } from "@haat/api-contract/seller-business/words";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import type { ReactNode } from "react";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { type SellerDetail, useCheckChanges } from "./sellers.queries";

const Notice = ({ children }: { children: ReactNode }) => (
  <div className="bg-ui-tag-orange-bg text-ui-tag-orange-text border-ui-tag-orange-border flex flex-wrap items-center justify-between gap-3 rounded-xl border px-4 py-3">
    {children}
  </div>
);

/** What staff must know before they decide: missing data, a requested review, and changes since the approval. */
export function ReviewNotices({ seller }: { seller: SellerDetail }) {
  const { lacks, reviewAskedAt, uncheckedChanges } = seller;
  const { can } = usePermissions();
  const check = useCheckChanges();
  return (
    <>
      {reviewAskedAt && (
        <Notice>
          <p>The seller requested a review on {instantText(reviewAskedAt)}.</p>
        </Notice>
      )}
      {lacks.length > 0 && (
        <Notice>
          <p>The business profile is incomplete. Missing: {lacks.map((lack) => fileLackWords[lack]).join(", ")}.</p>
        </Notice>
      )}
      {uncheckedChanges.length > 0 && (
        <Notice>
          <p>Changed since approval: {uncheckedChanges.map((fact) => checkedFactWords[fact]).join(", ")}.</p>
          {can("edit_seller") && (
            <Button
              type="button"
              variant="secondary"
              size="small"
              isLoading={check.isPending}
              onClick={() =>
                check.mutate(seller, {
                  onSuccess: ({ message }) => toast.success(message),
                  onError: (error) => toast.error(errorMessage(error, sellerBusinessMessages.saveFailed)),
                })
              }
            >
              Mark as checked
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
