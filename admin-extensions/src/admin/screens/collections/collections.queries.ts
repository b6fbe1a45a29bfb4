import { type CollectionStatus, collectionStatuses } from "@haat/api-contract/collection/schemas";
import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import type { StatusTone } from "@haat/product-form/status-dot";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { homeKey } from "../home-page/home-page.queries";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type CollectionRow = CallAnswer<"listManagedCollections">["collections"][number];

export const collectionStatusLooks: Record<CollectionStatus, { label: string; tone: StatusTone }> = {
  running: { label: "Shown", tone: "good" },
  scheduled: { label: "Scheduled", tone: "waiting" },
  over: { label: "Over", tone: "neutral" },
  off: { label: "Hidden", tone: "neutral" },
};

const listsKey = [...homeKey, "collections"] as const;

const collectionsQuery = ({ page, limit, search, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    status: oneOf(filters.status, collectionStatuses),
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listManagedCollections", { query }),
    placeholderData: keepPreviousData,
  });
};

/** By title. */
export function useCollections(state: ListState) {
  const { data, error, isFetching, refetch } = useQuery(collectionsQuery(state));
  return { rows: data?.collections, total: data?.total, error, isFetching, refetch };
}

type Body = NonNullable<CallInput<"addCollection">["body"]>;

/** Adds a collection; with an id, updates it. */
export const useSaveCollection = () =>
  useChange(homeKey, ({ id, body }: { id?: string; body: Body }) =>
    id === undefined ? api.call("addCollection", { body }) : api.call("updateCollection", { params: { id }, body }),
  );

export const useDeleteCollection = () =>
  useChange(homeKey, ({ _id: id }: CollectionRow) => api.call("deleteCollection", { params: { id } }));
