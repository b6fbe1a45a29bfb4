import { limits } from "@haat/api-contract/limits";
import { reviewMessages } from "@haat/api-contract/review/messages";
import type { Review } from "@haat/api-contract/review/schemas";
import { defineRoute } from "#http/define-route";
import { rateLimit } from "#http/rate-limit";
import type { StoredReview } from "#modules/review/service";
import { addReview } from "#workflows/review/add-review";

/** A new review, which cannot have an answer yet. */
const toReview = (row: StoredReview): Review => ({
  _id: row.id,
  rating: row.rating,
  comment: row.comment,
  image: row.image,
  createdAt: row.created_at.toISOString(),
  answer: null,
  userId: { _id: row.customer_id, email: `${row.display_name}@hidden` },
});

const limitReviews = rateLimit(() => ({ name: "reviews", max: limits.reviewsPerHour, seconds: 3600 }));

export const POST = defineRoute(
  "addReview",
  async ({ auth, body, files, scope }) => {
    const review = await addReview(scope, { customerId: auth.id, picture: files.image[0], ...body });
    return { review: toReview(review), message: reviewMessages.added };
  },
  { authorize: ({ auth }) => limitReviews(auth.id) },
);
