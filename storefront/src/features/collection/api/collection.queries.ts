import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** A collection's title and description. */
export const collectionQuery = (slug: string) =>
  queryOptions({
    queryKey: ["collection", slug],
    queryFn: async () => (await api.call("getCollection", { params: { slug } })).collection,
  });

/** The collections that shoppers see now. */
export const collectionsQuery = queryOptions({
  queryKey: ["collections"],
  queryFn: async () => (await api.call("listCollections", {})).collections,
});

/** A server-rendered page embeds their data. */
const rowSize = 12;

/** The first products of a collection, for its row on the home page. */
export const collectionRowQuery = (slug: string) =>
  queryOptions({
    queryKey: ["home", "collections", slug],
    queryFn: async () =>
      (await api.call("listProducts", { query: { collection: slug, page: 1, limit: rowSize, inStock: true } }))
        .products,
  });
