import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { defineRoute } from "#http/define-route";
import { askForReview } from "#workflows/seller-business/ask-for-review";

export const POST = defineRoute("askForSellerReview", async ({ auth, scope }) => ({
  message: sellerBusinessMessages.reviewAsked,
  reviewAskedAt: await askForReview(scope, auth.id),
}));
