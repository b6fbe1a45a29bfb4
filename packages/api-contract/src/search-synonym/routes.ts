import type { Route } from "../call";

const synonyms = "/back-office/search-synonyms";

export const searchSynonymRoutes = {
  listSearchSynonyms: { method: "GET", path: synonyms, token: "administrator", permission: "view_search" },
  addSearchSynonym: { method: "POST", path: synonyms, token: "administrator", permission: "edit_search" },
  updateSearchSynonym: {
    method: "PUT",
    path: `${synonyms}/:id`,
    token: "administrator",
    permission: "edit_search",
  },
  deleteSearchSynonym: {
    method: "DELETE",
    path: `${synonyms}/:id`,
    token: "administrator",
    permission: "edit_search",
  },
  listMissedSearches: {
    method: "GET",
    path: "/back-office/missed-searches",
    token: "administrator",
    permission: "view_search",
  },
} as const satisfies Record<string, Route>;
