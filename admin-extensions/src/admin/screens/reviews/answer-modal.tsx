import { limits } from "@haat/api-contract/limits";
import { staffReviewMessages } from "@haat/api-contract/review/messages";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Textarea } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { noAnswer } from "../lib/failures";
import { closeWhenDone } from "../lib/toast";
import { Stars } from "./review-columns";
import { type ReviewRow, useModerateReview } from "./reviews.queries";

/** The shop's answer to a review; empty removes it. */
export function AnswerModal({ review, onClose }: { review: ReviewRow; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { answer: review.answer?.text ?? "" } });
  const moderate = useModerateReview();
  const submit = handleSubmit(({ answer }) => {
    const body = { answer, version: review.version };
    return closeWhenDone(moderate.mutateAsync({ id: review._id, body }), onClose, staffReviewMessages.answerSaved);
  });
  return (
    <FormModal
      title={review.answer ? "Edit reply" : "Reply to review"}
      text={review.productId.title}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save reply"
      busy={moderate.isPending}
      dirty={formState.isDirty}
      error={moderate.error ? errorMessage(moderate.error, staffReviewMessages.saveFailed(noAnswer)) : undefined}
    >
      <blockquote className="border-ui-border-strong flex flex-col gap-1 border-l-2 pl-3">
        <Stars rating={review.rating} />
        {review.comment && <p className="text-ui-fg-base whitespace-pre-line break-words">{review.comment}</p>}
      </blockquote>
      <Field
        label="Reply"
        hint="Shown publicly under the review, with its date. Leave empty to remove the reply."
        error={formState.errors.answer?.message}
      >
        {(props) => <Textarea {...props} {...register("answer")} rows={5} maxLength={limits.maxReviewAnswerLength} />}
      </Field>
    </FormModal>
  );
}
