import { collectionMessages } from "@haat/api-contract/collection/messages";
import { defineRoute } from "#http/define-route";
import { changeCollection, removeCollection } from "#workflows/collection/change-collection";

export const PUT = defineRoute("updateCollection", async ({ auth, params, body, scope }) => {
  const { version, ...fields } = body;
  const collection = await changeCollection(scope, { id: params.id, actorId: auth.id, version, fields });
  return { message: collectionMessages.saved, collection };
});

export const DELETE = defineRoute("deleteCollection", async ({ auth, params, scope }) => {
  await removeCollection(scope, { id: params.id, actorId: auth.id });
  return { message: collectionMessages.deleted };
});
