import { Button } from "@haat/ui/button";
import CircleCheck from "lucide-react/icons/circle-check";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { useState } from "react";
import { LatePart } from "../../lib/late-part";
import { emptyDraft, reviewTexts } from "./review-draft";

const loadReviewDialog = () => import("./review-dialog");

type Props = {
  orderId: string;
  /** A product of the order. */
  product: { _id: string; title: string };
  /** The product has already been reviewed. */
  isReviewed?: boolean;
};

/**
 * "Write a review" for a product of a delivered order. The draft survives closing the dialog by mistake, as long as the
 * button is on the page.
 */
export function WriteReview({ orderId, product, isReviewed = false }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  const [done, setDone] = useState(false);
  if (done || isReviewed) return <Reviewed />;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <MessageSquarePlus aria-hidden className="size-4" />
        {reviewTexts.write}
        <span className="sr-only">of {product.title}</span>
      </Button>
      {open && (
        <LatePart load={loadReviewDialog} onFailed={() => setOpen(false)}>
          {(ReviewDialog) => (
            <ReviewDialog
              orderId={orderId}
              product={product}
              draft={draft}
              onDraft={setDraft}
              onDone={() => setDone(true)}
              onClose={() => setOpen(false)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}

/** Replaces the button once the review is written. */
const Reviewed = () => (
  <p className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-success">
    <CircleCheck aria-hidden className="size-4" />
    {reviewTexts.written}
  </p>
);
