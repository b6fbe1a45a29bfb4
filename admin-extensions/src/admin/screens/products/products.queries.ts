import type { ManagedRow } from "@haat/api-contract/product/schemas";
import { type ProductVerdict, productApprovals, productSorts, productStocks } from "@haat/api-contract/product/words";
import { type ListState, oneOf, yesOrNo } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

/** A product in the list, with its position among all matches. */
export type ProductRow = ManagedRow & { number: number };

const listsKey = ["haat", "products", "list"] as const;

/** The newest first by default. */
export const productsQuery = ({ page, limit, search, sort, order, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    sort: oneOf(sort, productSorts),
    order,
    status: oneOf(filters.status, yesOrNo),
    stock: oneOf(filters.stock, productStocks),
    approval: oneOf(filters.approval, productApprovals),
    categoryId: filters.category || undefined,
    subCategoryId: filters.subCategory || undefined,
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: async () => {
      const { products, total, managed } = await api.call("listManagedProducts", { query });
      const rows = products.map((row, index): ProductRow => ({ ...row, number: (page - 1) * limit + index + 1 }));
      return { rows, total, managed };
    },
    placeholderData: keepPreviousData,
  });
};

const find = (search: string, owner?: "shop") => ({
  ...screenQuery,
  queryKey: [...listsKey, "find", owner, search],
  queryFn: async () => {
    const query = { search, owner, sort: "title", order: "asc", limit: 8 } as const;
    return (await api.call("listManagedProducts", { query })).products;
  },
});

/** Products by part of a title, a brand or a SKU: those that the shop sells itself, or also sellers'. */
export const findShopProducts = (search: string) => find(search, "shop");
export const findAnyProducts = (search: string) => find(search);

/** Sets only the status; the switch waits until the list has been refetched. */
export const useProductStatus = () =>
  useChange(listsKey, ({ id, status }: { id: string; status: boolean }) =>
    api.call("updateProduct", { params: { id }, body: { status } }),
  );

export const useDeleteProduct = () =>
  useChange(listsKey, (id: string) => api.call("deleteProduct", { params: { id } }));

type Verdict = { id: string; state: ProductVerdict; reason?: string; version: string };

/** Decides on a seller's product. The lists are refetched even after an error. */
export function useReviewProduct() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...body }: Verdict) => api.call("reviewProduct", { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: listsKey }),
  });
}

/** All categories and sub-categories, for selects. */
export const choicesQuery = {
  ...screenQuery,
  queryKey: ["haat", "products", "choices"],
  queryFn: async () => {
    const [categories, subCategories] = await Promise.all([
      api.call("listAllCategories", { query: { all: true } }),
      api.call("listAllSubCategories", { query: { all: true } }),
    ]);
    return { categories: categories.data, subCategories: subCategories.data };
  },
};
