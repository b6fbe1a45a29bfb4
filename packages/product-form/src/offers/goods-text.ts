import type { OfferScope } from "@haat/api-contract/back-office/offer-fields";
import type { PlaceChoices } from "../product-host";

/** Names what an offer is for: a category, a brand, or all products. @param choices - Undefined while they load. */
export function goodsText({ categoryId, subCategoryId, brand }: OfferScope, choices: PlaceChoices | undefined): string {
  const titleOf = (all: PlaceChoices["categories"] | undefined, id: string | null) =>
    id === null ? undefined : (all?.find(({ _id }) => _id === id)?.title ?? "Deleted category");
  return (
    [titleOf(choices?.categories, categoryId), titleOf(choices?.subCategories, subCategoryId), brand]
      .filter(Boolean)
      .join(" › ") || "All products"
  );
}
