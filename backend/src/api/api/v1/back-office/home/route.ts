import { homeMessages } from "@haat/api-contract/home/messages";
import { defineRoute } from "#http/define-route";
import { COLLECTION_MODULE } from "#modules/collection/index";
import type { CollectionService } from "#modules/collection/service";
import { arrangeHome } from "#workflows/collection/arrange-home";

export const GET = defineRoute("getManagedHome", async ({ scope }) => ({
  home: await scope.resolve<CollectionService>(COLLECTION_MODULE).home(),
}));

export const PUT = defineRoute("saveHome", async ({ auth, body, scope }) => ({
  message: homeMessages.saved,
  home: await arrangeHome(scope, { actorId: auth.id, ...body, version: body.version }),
}));
