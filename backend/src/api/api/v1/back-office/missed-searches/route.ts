import { defineRoute } from "#http/define-route";
import { SEARCH_SYNONYM_MODULE } from "#modules/search-synonym/index";
import type { SearchSynonymService } from "#modules/search-synonym/service";

export const GET = defineRoute("listMissedSearches", async ({ query, scope }) => {
  const { rows: searches, ...page } = await scope
    .resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE)
    .listMissed(query);
  return { searches, ...page };
});
