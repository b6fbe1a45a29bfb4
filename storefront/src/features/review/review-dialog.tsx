import { reviewPictureRule } from "@haat/api-contract/file/rules";
import { limits } from "@haat/api-contract/limits";
import { reviewMessages } from "@haat/api-contract/review/messages";
import type { reviewBodySchema } from "@haat/api-contract/review/schemas";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { Field } from "@haat/ui/field";
import { TextArea } from "@haat/ui/input";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { api } from "../../lib/api";
import { toast } from "../../lib/toast";
import { PictureField } from "../picture-field/picture-field";
import { draftProblem, type ReviewDraft, reviewTexts } from "./review-draft";
import { StarInput } from "./star-input";

type Sent = { body: z.input<typeof reviewBodySchema>; image: File | null };

/** Sends a review, and invalidates the product, its reviews, and the orders, which show what is reviewed. */
function useAddReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, image }: Sent) => api.call("addReview", { body, files: { image } }),
    onSuccess: () => {
      for (const name of ["product", "reviews", "orders"]) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
}

type Props = {
  orderId: string;
  product: { _id: string; title: string };
  draft: ReviewDraft;
  onDraft: (draft: ReviewDraft) => void;
  onDone: () => void;
  onClose: () => void;
};

/** Stars, a comment and a picture. Loaded when it is first opened. */
export default function ReviewDialog({ orderId, product, draft, onDraft, onDone, onClose }: Props) {
  const add = useAddReview();
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<ReviewDraft>) => {
    setProblem(null);
    onDraft({ ...draft, ...part });
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = draftProblem(draft);
    setProblem(missing);
    if (missing) return;
    const { rating, comment, picture } = draft;
    const body = { productId: product._id, orderId, rating, comment };
    try {
      const { message } = await add.mutateAsync({ body, image: picture });
      toast.success(message ?? reviewMessages.added);
      onClose();
      onDone();
    } catch (error) {
      // The login was dismissed: the orders, and this dialog with them, are no longer shown.
      if (hasStatus(error, 401)) toast.warning(reviewMessages.loginToReview);
      else setProblem(errorMessage(error, reviewMessages.failed));
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={reviewTexts.title} description={product.title} className="sm:!w-[32rem]">
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <StarInput rating={draft.rating} onChange={(rating) => change({ rating })} />
        <Field label={reviewTexts.comment} hint={reviewTexts.commentHint}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={limits.maxReviewCommentLength}
              value={draft.comment}
              onChange={(event) => change({ comment: event.target.value })}
            />
          )}
        </Field>
        <PictureField
          label={reviewTexts.picture}
          hint={reviewTexts.pictureHint}
          rule={reviewPictureRule}
          picture={draft.picture}
          onChange={(picture) => change({ picture })}
        />
        {problem && <Alert>{problem}</Alert>}
        <Button type="submit" size="large" full busy={add.isPending}>
          {add.isPending ? reviewTexts.submitting : reviewTexts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
