import { staffReviewMessages } from "@haat/api-contract/review/messages";
import { defineRoute } from "#http/define-route";
import { moderateReview } from "#workflows/review/moderate-review";

const { hidden, shown, answerSaved, answerRemoved, unchanged } = staffReviewMessages;

export const PUT = defineRoute("moderateReview", async ({ auth, params, body, scope }) => {
  const { version, ...change } = body;
  const { review, changed } = await moderateReview(scope, { id: params.id, actorId: auth.id, version, change });
  const said = {
    hidden: review.hidden ? hidden : shown,
    answer: review.answer ? answerSaved : answerRemoved,
  };
  const message = changed.includes("answer") ? said.answer : changed.includes("hidden") ? said.hidden : unchanged;
  return { message, review };
});
