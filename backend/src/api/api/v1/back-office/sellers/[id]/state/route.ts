import { sellerMessages } from "@haat/api-contract/seller/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { judgeSeller } from "#workflows/seller/judge-seller";
import { toSeller } from "#workflows/seller/to-seller";

export const PUT = defineRoute("judgeSeller", async ({ params, body, auth, scope }) => {
  const seller = await judgeSeller(scope, administratorOf(auth), params.id, body);
  return { message: sellerMessages[body.state], seller: toSeller(seller) };
});
