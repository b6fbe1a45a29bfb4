import { limits } from "@haat/api-contract/limits";
import { sellerMessages } from "@haat/api-contract/seller/messages";
import { reasonedStates, type SellerVerdict } from "@haat/api-contract/seller/words";
import { fileLackWords } from "@haat/api-contract/seller-business/completeness";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { ReasonModal } from "@haat/product-form/reason-modal";
import { errorMessage } from "@haat/web/api-error";
import { closeWhenDone } from "../lib/toast";
import { verdictTexts } from "./seller-words";
import { type Seller, useReviewSeller } from "./sellers.queries";

type Judged = Pick<Seller, "_id" | "email" | "version" | "lacks">;
type Props = { seller: Judged; state: SellerVerdict; onClose: () => void };

/** Asks before it decides on a seller, and for the reason if the seller must know it. */
export function VerdictDialog({ seller: { _id: id, email, version, lacks }, state, onClose }: Props) {
  const review = useReviewSeller();
  const { label, text } = verdictTexts[state];
  const error = review.error ? errorMessage(review.error, sellerMessages.saveFailed) : undefined;
  if (reasonedStates.includes(state)) {
    return (
      <ReasonModal
        title={`${label} ${email}`}
        text={text}
        submitLabel={`${label} seller`}
        missing={sellerMessages.reasonRequired}
        max={limits.maxBlockReasonLength}
        onReason={(reason) => void closeWhenDone(review.mutateAsync({ id, state, reason, version }), onClose)}
        busy={review.isPending}
        error={error}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`${label} ${email}?`}
      text={text}
      confirmLabel={label}
      busy={review.isPending}
      onConfirm={() => void closeWhenDone(review.mutateAsync({ id, state, version }), onClose)}
    >
      {lacks.length > 0 && (
        <p className="text-ui-fg-base">
          The business profile is incomplete: {lacks.map((lack) => fileLackWords[lack]).join(", ")}.
        </p>
      )}
      {error && <FormAlert>{error}</FormAlert>}
    </ConfirmDialog>
  );
}
