import { sellerSettingsMessages } from "@haat/api-contract/seller-settings/messages";
import { defineRoute } from "#http/define-route";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

export const GET = defineRoute("getSellerNewsChoices", async ({ auth, scope }) => {
  const [seller] = await scope.resolve<SellerService>(SELLER_MODULE).news.choicesOf([auth.id]);
  if (!seller) throw new Error("A seller who is logged in has an account.");
  return { choices: seller.choices };
});

export const PUT = defineRoute("saveSellerNewsChoices", async ({ auth, body, scope }) => {
  await scope.resolve<SellerService>(SELLER_MODULE).news.choose(auth.id, body);
  return { choices: body, message: sellerSettingsMessages.choicesSaved };
});
