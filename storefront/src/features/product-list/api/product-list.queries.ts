import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Filters } from "../filters";

/** Which list. The `id` of a search is its text, that of a collection its slug. */
export type ListPlace = { kind: "category" | "subCategory" | "seller" | "collection" | "search"; id: string };

export const pageSize = 24;

const narrowedBy = {
  subCategory: "subCategoryId",
  seller: "seller",
  collection: "collection",
  search: "search",
} as const;

/** One page of a list, filtered and sorted by the server, with the facets of the whole list. */
export const productListQuery = (place: ListPlace, filters: Filters) =>
  queryOptions({
    queryKey: ["product-list", place.kind, place.id, filters],
    queryFn: () => {
      const query = {
        page: filters.page,
        limit: pageSize,
        sort: filters.sort,
        brand: filters.brands,
        minPrice: filters.minPrice ?? undefined,
        maxPrice: filters.maxPrice ?? undefined,
        rating: filters.rating ?? undefined,
        inStock: filters.inStock || undefined,
      };
      if (place.kind === "category") {
        return api.call("listCategoryProducts", { params: { categoryId: place.id }, query });
      }
      return api.call("listProducts", { query: { ...query, status: true, [narrowedBy[place.kind]]: place.id } });
    },
    // The previous page stays visible while the next one loads, but not on another category's screen.
    placeholderData: (previous, query) => (query?.queryKey[2] === place.id ? previous : undefined),
  });

/** The name of a category or sub-category that the menus do not contain. */
export const listTitleQuery = (place: ListPlace) =>
  queryOptions({
    queryKey: ["list-title", place.kind, place.id],
    queryFn: async () =>
      (
        await api.call(place.kind === "category" ? "getCategoryTitle" : "getSubCategoryTitle", {
          params: { id: place.id },
        })
      ).title,
  });
