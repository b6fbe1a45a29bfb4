import { staffReviewMessages } from "@haat/api-contract/review/messages";
import type { StaffReview } from "@haat/api-contract/review/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { REVIEW_MODULE } from "#modules/review/index";
import { type Moderation, ReviewModuleService } from "#modules/review/service";
import { differing, recordChange } from "../audit/record-change";
import { catalogEvents } from "../catalog/events";

type Wish = { id: string; actorId: string; version: string | undefined; change: Moderation };
type Moderated = { review: StaffReview; changed: readonly string[] };

async function lockReview(run: Run, id: string): Promise<StaffReview> {
  const review = await ReviewModuleService.lockIn(run, id);
  if (!review) throw new ApiError(404, staffReviewMessages.notFound);
  return review;
}

const toAudited = ({ hidden, answer }: StaffReview) => ({ hidden, answer: answer?.text ?? null });

/**
 * Hides a review from shoppers or shows it again, and stores the shop's answer. A hidden review does not count for the
 * rating.
 *
 * @throws ApiError 404 no such review, 409 changed since the caller read it.
 */
export async function moderateReview(
  container: MedusaContainer,
  { id, actorId, version, change }: Wish,
): Promise<Moderated> {
  const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  const moderated = await inOneTransaction(container, async (transaction) => {
    const before = await lockReview(transaction.prepared, id);
    if (version !== undefined && version !== before.version) {
      throw new ApiError(409, staffReviewMessages.changedMeanwhile);
    }
    await reviews.moderate(id, change, transaction.contextFor(reviews));
    const review = await lockReview(transaction.prepared, id);
    const both = { before: toAudited(before), after: toAudited(review) };
    const subject = { type: "review", id, label: review.productId.title };
    await recordChange(container, { actorId, action: "review.updated", subject, ...both }, transaction);
    return { review, changed: differing(both.before, both.after) };
  });
  if (moderated.changed.length > 0) {
    const data = { product_ids: [moderated.review.productId._id] };
    await container.resolve(Modules.EVENT_BUS).emit({ name: catalogEvents.productChanged, data });
  }
  return moderated;
}
