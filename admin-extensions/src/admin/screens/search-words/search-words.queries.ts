import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import { synonymDirections, synonymSources } from "@haat/api-contract/search-synonym/schemas";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type SynonymRow = CallAnswer<"listSearchSynonyms">["synonyms"][number];
export type MissedRow = CallAnswer<"listMissedSearches">["searches"][number];

const listsKey = ["haat", "search-words"] as const;

/** Those of staff first, by latest change; then the built-in ones by word. */
export const synonymsQuery = ({ page, limit, search, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    source: oneOf(filters.source, synonymSources),
    direction: oneOf(filters.direction, synonymDirections),
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, "synonyms", query],
    queryFn: () => api.call("listSearchSynonyms", { query }),
    placeholderData: keepPreviousData,
  });
};

/** Most frequent first. */
export const missedQuery = ({ page, limit, search }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, "missed", query],
    queryFn: () => api.call("listMissedSearches", { query }),
    placeholderData: keepPreviousData,
  });
};

type Body = NonNullable<CallInput<"addSearchSynonym">["body"]>;

/** Adds a synonym; with an id, updates it. */
export const useSaveSynonym = () =>
  useChange(listsKey, ({ id, body }: { id?: string; body: Body }) =>
    id === undefined
      ? api.call("addSearchSynonym", { body })
      : api.call("updateSearchSynonym", { params: { id }, body }),
  );

export const useDeleteSynonym = () =>
  useChange(listsKey, (id: string) => api.call("deleteSearchSynonym", { params: { id } }));
