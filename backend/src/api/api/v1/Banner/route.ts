import { bannerMessages } from "@haat/api-contract/banner/messages";
import { catalogRoute } from "#catalog-answers/catalog-route";
import { defineRoute } from "#http/define-route";
import { addBanner } from "#workflows/banner/save-banner";

export const GET = catalogRoute("listBanners");

export const POST = defineRoute("addBanner", async ({ auth, body, files, scope }) => {
  const banner = await addBanner(scope, { actorId: auth.id, picture: files.image[0], fields: body });
  return { message: bannerMessages.saved, banner };
});
