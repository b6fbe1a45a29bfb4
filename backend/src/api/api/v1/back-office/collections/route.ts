import { collectionMessages } from "@haat/api-contract/collection/messages";
import { defineRoute } from "#http/define-route";
import { COLLECTION_MODULE } from "#modules/collection/index";
import type { CollectionService } from "#modules/collection/service";
import { addCollection } from "#workflows/collection/change-collection";

export const GET = defineRoute("listManagedCollections", async ({ query, scope }) => {
  const { rows: collections, ...page } = await scope.resolve<CollectionService>(COLLECTION_MODULE).list(query);
  return { collections, ...page };
});

export const POST = defineRoute("addCollection", async ({ auth, body, scope }) => {
  const { version, ...fields } = body;
  return { message: collectionMessages.saved, collection: await addCollection(scope, { actorId: auth.id, fields }) };
});
