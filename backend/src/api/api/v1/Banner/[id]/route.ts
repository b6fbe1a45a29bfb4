import { bannerMessages } from "@haat/api-contract/banner/messages";
import { defineRoute } from "#http/define-route";
import { removeBanner } from "#workflows/banner/remove-banner";
import { changeBanner } from "#workflows/banner/save-banner";

export const PUT = defineRoute("updateBanner", async ({ auth, params, body, files, scope }) => {
  const { version, ...change } = body;
  const caller = { actorId: auth.id, picture: files.image[0] };
  const { row, changed } = await changeBanner(scope, { ...caller, id: params.id, version, change });
  const { saved, statusUpdated } = bannerMessages;
  return { message: changed.join() === "status" ? statusUpdated : saved, banner: row };
});

export const DELETE = defineRoute("deleteBanner", async ({ auth, params, scope }) => {
  await removeBanner(scope, { id: params.id, actorId: auth.id });
  return { message: bannerMessages.deleted };
});
