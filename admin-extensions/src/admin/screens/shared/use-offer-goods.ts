import type { OfferScope } from "@haat/api-contract/back-office/offer-fields";
import { useQuery } from "@tanstack/react-query";
import { choicesQuery } from "../products/products.queries";

/** Names what a sale or coupon is for: a category, a brand, or all products. */
export function useOfferGoods() {
  const { data } = useQuery(choicesQuery);
  const titleOf = (all: readonly { _id: string; title: string }[] | undefined, id: string | null) =>
    id === null ? undefined : (all?.find(({ _id }) => _id === id)?.title ?? "Deleted category");
  return ({ categoryId, subCategoryId, brand }: OfferScope): string =>
    [titleOf(data?.categories, categoryId), titleOf(data?.subCategories, subCategoryId), brand]
      .filter(Boolean)
      .join(" › ") || "All products";
}
