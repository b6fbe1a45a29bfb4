import type { CallAnswer } from "@haat/api-contract/endpoints";
import { type ListState, oneOf, yesOrNo } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

type List = CallAnswer<"listAllCategories">;
export type CategoryRow = List["data"][number];

const listsKey = ["haat", "categories"] as const;

export const categoriesQuery = ({ page, limit, search, sort, order, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    sort: oneOf(sort, ["createdAt", "title"]),
    order,
    status: oneOf(filters.status, yesOrNo),
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listAllCategories", { query }),
    placeholderData: keepPreviousData,
  });
};

/** All categories, for selects in forms and filters. */
export const categoryChoicesQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "category-choices"],
  queryFn: async () => (await api.call("listAllCategories", { query: { all: true, sort: "title" } })).data,
});

/** Invalidates every list that shows categories. */
function useCategoriesChanged() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: categoryChoicesQuery.queryKey });
    void client.invalidateQueries({ queryKey: ["haat", "sub-categories"] });
    return client.invalidateQueries({ queryKey: listsKey });
  };
}

type Saving = {
  id?: string;
  body: { title: string; status: boolean; version?: string | undefined };
  image: File | null;
};

/** Creates a category, or updates the one with the id. */
export function useSaveCategory() {
  const changed = useCategoriesChanged();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, body, image }: Saving) =>
      id === undefined
        ? api.call("addCategory", { body, files: { image } })
        : api.call("updateCategory", { params: { id }, body, files: { image } }),
    onSuccess: changed,
  });
}

/**
 * Sets the status. The specified call includes the title as well: it is sent with the row's version, so that a
 * concurrent change is not overwritten. The row shows the result without a refetch.
 */
export function useCategoryStatus() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ row: { _id: id, title, version }, status }: { row: CategoryRow; status: boolean }) =>
      api.call("updateCategory", { params: { id }, body: { title, status, version }, files: {} }),
    onSuccess: ({ data: row }) => {
      client.setQueriesData<List>(
        { queryKey: listsKey },
        (list) => list && { ...list, data: list.data.map((one) => (one._id === row._id ? row : one)) },
      );
      void client.invalidateQueries({ queryKey: categoryChoicesQuery.queryKey });
    },
  });
}

export function useDeleteCategory() {
  const changed = useCategoriesChanged();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => api.call("deleteCategory", { params: { id } }),
    onSuccess: changed,
  });
}
