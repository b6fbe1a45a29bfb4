import { searchSynonymMessages } from "@haat/api-contract/search-synonym/messages";
import { defineRoute } from "#http/define-route";
import { SEARCH_SYNONYM_MODULE } from "#modules/search-synonym/index";
import type { SearchSynonymService } from "#modules/search-synonym/service";
import { addSynonym } from "#workflows/search-synonym/change-synonym";

export const GET = defineRoute("listSearchSynonyms", async ({ query, scope }) => {
  const { rows: synonyms, ...page } = await scope.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE).list(query);
  return { synonyms, ...page };
});

export const POST = defineRoute("addSearchSynonym", async ({ auth, body, scope }) => {
  const { version, ...fields } = body;
  const synonym = await addSynonym(scope, { actorId: auth.id, fields });
  return { message: searchSynonymMessages.saved, synonym };
});
