import { sellerMessages } from "@haat/api-contract/seller/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { reviewSeller } from "#workflows/seller/review-seller";
import { toSeller } from "#workflows/seller/to-seller";

export const PUT = defineRoute("reviewSeller", async ({ params, body, auth, scope }) => {
  const seller = await reviewSeller(scope, administratorOf(auth), params.id, body);
  return { message: sellerMessages[body.state], seller: toSeller(seller) };
});
