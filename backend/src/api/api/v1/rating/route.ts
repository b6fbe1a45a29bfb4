import { limits } from "@haat/api-contract/limits";
import { reviewMessages } from "@haat/api-contract/review/messages";
import { defineRoute } from "../../../../http/define-route";
import { rateLimit } from "../../../../http/rate-limit";
import { addReview } from "../../../../workflows/review/add-review";
import { toReview } from "./to-review";

const limitReviews = rateLimit(() => ({ name: "reviews", most: limits.reviewsPerHour, seconds: 3600 }));

export const POST = defineRoute(
  "addReview",
  async ({ auth, body, files, scope }) => {
    const review = await addReview(scope, { customerId: auth.id, picture: files.image[0], ...body });
    return { review: toReview(review), message: reviewMessages.added };
  },
  { admit: ({ auth }) => limitReviews(auth.id) },
);
