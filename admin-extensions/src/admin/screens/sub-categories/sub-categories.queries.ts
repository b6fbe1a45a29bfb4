import type { CallAnswer } from "@haat/api-contract/endpoints";
import { type ListState, oneOf, yesOrNo } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

type List = CallAnswer<"listAllSubCategories">;
export type SubCategoryRow = List["data"][number];

const listsKey = ["haat", "sub-categories"] as const;

export const subCategoriesQuery = ({ page, limit, search, sort, order, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    sort: oneOf(sort, ["createdAt", "title", "category", "fromStartPrice"]),
    order,
    status: oneOf(filters.status, yesOrNo),
    categoryId: filters.categoryId || undefined,
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listAllSubCategories", { query }),
    placeholderData: keepPreviousData,
  });
};

type Saving = {
  id?: string;
  body: {
    title: string;
    heading: string;
    fromStartPrice: number;
    categoryId: string;
    status: boolean;
    showOnHomePage: boolean;
    version?: string | undefined;
  };
  image: File | null;
};

/** Creates a sub-category of the chosen category, or updates the one with the id. */
export const useSaveSubCategory = () =>
  useChange(listsKey, ({ id, body, image }: Saving) =>
    id === undefined
      ? api.call("addSubCategory", { params: { categoryId: body.categoryId }, body, files: { image } })
      : api.call("updateSubCategory", { params: { id }, body, files: { image } }),
  );

type Switching = { row: SubCategoryRow; change: { status: boolean } | { showOnHomePage: boolean } };

/**
 * Sets one of the two switches. The specified call includes the other fields as well: they are sent with the row's
 * version, so that a concurrent change is not overwritten. The row shows the result without a refetch.
 */
export function useSwitchSubCategory() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    // One after the other: the second of two switches of a row sends the version that the first one returned.
    scope: { id: "sub-category-switches" },
    mutationFn: ({ row: shown, change }: Switching) => {
      const lists = client.getQueriesData<List>({ queryKey: listsKey });
      const row = lists.flatMap(([, list]) => list?.data ?? []).find(({ _id }) => _id === shown._id) ?? shown;
      const body = { ...documentFields(row), ...change };
      return api.call("updateSubCategory", { params: { id: row._id }, body, files: {} });
    },
    onSuccess: ({ data: row }) => {
      client.setQueriesData<List>(
        { queryKey: listsKey },
        (list) => list && { ...list, data: list.data.map((one) => (one._id === row._id ? row : one)) },
      );
    },
  });
}

/** Records created in the engine's admin have no heading; the server would reject an empty one. */
const documentFields = ({
  title,
  heading,
  categoryId,
  fromStartPrice,
  status,
  showOnHomePage,
  version,
}: SubCategoryRow) => ({
  title,
  heading: heading || undefined,
  categoryId: categoryId._id,
  fromStartPrice,
  status,
  showOnHomePage,
  version,
});

export const useDeleteSubCategory = () =>
  useChange(listsKey, (id: string) => api.call("deleteSubCategory", { params: { id } }));
