import { searchSynonymMessages } from "@haat/api-contract/search-synonym/messages";
import { defineRoute } from "#http/define-route";
import { changeSynonym, removeSynonym } from "#workflows/search-synonym/change-synonym";

export const PUT = defineRoute("updateSearchSynonym", async ({ auth, params, body, scope }) => {
  const { version, ...fields } = body;
  const synonym = await changeSynonym(scope, { id: params.id, actorId: auth.id, version, fields });
  return { message: searchSynonymMessages.saved, synonym };
});

export const DELETE = defineRoute("deleteSearchSynonym", async ({ auth, params, scope }) => {
  await removeSynonym(scope, { id: params.id, actorId: auth.id });
  return { message: searchSynonymMessages.deleted };
});
