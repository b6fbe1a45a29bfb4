import { limits } from "@haat/api-contract/limits";
import type { ProductVerdict } from "@haat/api-contract/product/words";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import type { SellerMark } from "@haat/api-contract/seller-product/seller-mark";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { ReasonModal } from "@haat/product-form/reason-modal";
import { errorMessage } from "@haat/web/api-error";
import { closeWhenDone } from "../lib/toast";
import { verdictTexts } from "./approval-words";
import { useReviewProduct } from "./products.queries";

/** A seller's product with its new state. */
export type Judged = { product: { _id: string; title: string; seller: SellerMark }; state: ProductVerdict };

/** Asks before it decides on a seller's product, and for the reason if the seller must know it. */
export function ApprovalDialog({ product, state, onClose }: Judged & { onClose: () => void }) {
  const review = useReviewProduct();
  const { _id: id, title, seller } = product;
  const { label, text } = verdictTexts[state];
  const error = review.error ? errorMessage(review.error, sellerProductMessages.notJudged) : undefined;
  if (state === "rejected") {
    return (
      <ReasonModal
        title={`${label} ${title}`}
        text={text}
        submitLabel={`${label} product`}
        missing={sellerProductMessages.reasonRequired}
        max={limits.maxBlockReasonLength}
        onReason={(reason) =>
          void closeWhenDone(review.mutateAsync({ id, state, reason, version: seller.version }), onClose)
        }
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
      title={`${label} ${title}?`}
      text={text}
      confirmLabel={label}
      busy={review.isPending}
      onConfirm={() => void closeWhenDone(review.mutateAsync({ id, state, version: seller.version }), onClose)}
    >
      {error && <FormAlert>{error}</FormAlert>}
    </ConfirmDialog>
  );
}
