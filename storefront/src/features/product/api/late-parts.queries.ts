import type { Product } from "@haat/api-contract/catalog/schemas";
import { reviewMessages } from "@haat/api-contract/review/messages";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

type Known = { _id: string };

/** The first `max` products of the lists in order, without duplicates and the product itself. */
export function selectSimilar<Row extends Known>(productId: string, max: number, ...lists: (readonly Row[])[]): Row[] {
  const seen = new Set([productId]);
  const fresh = lists.flat().filter(({ _id }) => !seen.has(_id) && seen.add(_id));
  return fresh.slice(0, max);
}

const maxSimilar = 12;
/** Below this number the sub-category alone offers too little choice. */
const minSimilar = 6;

export const reviewsQuery = (productId: string) =>
  queryOptions({
    queryKey: ["reviews", productId],
    queryFn: async () => {
      const { data } = await api.call("listReviews", { params: { productId } });
      if (!Array.isArray(data)) throw new Error(reviewMessages.invalidFormat);
      return data;
    },
  });

/** Best sellers of the product's sub-category; if there are few, of its category too. */
export const similarProductsQuery = ({
  _id,
  subCategoryId,
  categoryId,
}: Pick<Product, "_id" | "subCategoryId" | "categoryId">) =>
  queryOptions({
    queryKey: ["similar-products", _id, subCategoryId?._id, categoryId?._id],
    queryFn: async () => {
      const query = { sort: "relevance", inStock: true, limit: maxSimilar + 1, page: 1 } as const;
      const near = subCategoryId
        ? (await api.call("listProducts", { query: { ...query, status: true, subCategoryId: subCategoryId._id } }))
            .products
        : [];
      const others = selectSimilar(_id, maxSimilar, near);
      if (others.length >= minSimilar || !categoryId) return others;
      const { products } = await api.call("listCategoryProducts", { params: { categoryId: categoryId._id }, query });
      return selectSimilar(_id, maxSimilar, near, products);
    },
  });

/** Whether a product is delivered to a pincode, and by when. */
export const deliveryQuery = (pincode: string, productId: string) =>
  queryOptions({
    queryKey: ["delivery", pincode, productId],
    queryFn: () => api.call("checkDelivery", { params: { pincode }, query: { productId } }),
  });
