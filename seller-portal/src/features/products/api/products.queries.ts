import type { CallInput } from "@haat/api-contract/endpoints";
import type { ManagedRow } from "@haat/api-contract/product/schemas";
import type { SellerType } from "@haat/api-contract/seller/words";
import { isBookPlace } from "@haat/api-contract/seller-product/book-categories";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, shop } from "../../../lib/api";
import type { WantedProducts } from "../wanted-products";

type Category = { _id: string; title: string; status: boolean; handle: string };
type SubCategory = Category & { categoryId: { _id: string } };
type Choices = { categories: readonly Category[]; subCategories: readonly SubCategory[] };

/**
 * The categories in which a seller may list: all, or those of books. A category is kept for its sub-categories of
 * books.
 */
export function placeChoices({ categories, subCategories }: Choices, sells: SellerType): Choices {
  if (sells === "ALL_CATEGORIES") return { categories, subCategories };
  const handles = new Map(categories.map(({ _id, handle }) => [_id, handle]));
  const subs = subCategories.filter(({ handle, categoryId }) =>
    isBookPlace([handle, handles.get(categoryId._id) ?? ""]),
  );
  const parents = new Set(subs.map(({ categoryId }) => categoryId._id));
  const tops = categories.filter(({ _id, handle }) => isBookPlace([handle]) || parents.has(_id));
  return { categories: tops, subCategories: subs };
}

export type ProductRow = ManagedRow;

/** All lists of the seller's products. */
export const listsKey = ["products"] as const;

export const productsQuery = (wanted: WantedProducts) =>
  queryOptions({
    queryKey: [...listsKey, wanted],
    queryFn: () => api.call("listSellerProducts", { query: wanted }),
    placeholderData: keepPreviousData,
  });

/** The seller's products, by part of a title, a brand or a SKU. */
export const findProducts = (search: string) => ({
  queryKey: [...listsKey, "find", search],
  queryFn: async () =>
    (await api.call("listSellerProducts", { query: { search, sort: "title", order: "asc", limit: 8 } })).products,
});

export const readProduct = async (id: string) => (await api.call("readSellerProduct", { params: { id } })).product;

/**
 * A product for its form: fetched whenever one opens, and never refetched while it is open, which would replace the
 * record under the input.
 */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ["product-form", id],
    queryFn: () => readProduct(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** The categories in which the seller may list. */
export const choicesQuery = (sells: SellerType) => ({
  queryKey: ["places", sells] as const,
  queryFn: async () => {
    const [categories, subCategories] = await Promise.all([
      shop.call("listCategories", {}),
      shop.call("listSubCategories", {}),
    ]);
    return placeChoices({ categories: categories.data, subCategories: subCategories.data }, sells);
  },
});

type StockAndPrice = {
  id: string;
  body: CallInput<"changeStockAndPrice">["body"];
};

/** Their promises settle once the lists have been refetched. */
export function useStockAndPrice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: StockAndPrice) => api.call("changeStockAndPrice", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listsKey }),
  });
}

export function useProductStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: boolean }) =>
      api.call("updateSellerProduct", { params: { id }, body: { status }, files: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: listsKey }),
  });
}

export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call("deleteSellerProduct", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listsKey }),
  });
}
