import { type ShownScope, toScope } from "@haat/api-contract/back-office/offer-fields";

/** What an offer is for as forms have it: empty text for any, and chosen products or null. */
export type OfferScopeDraft = {
  categoryId: string;
  subCategoryId: string;
  brand: string;
  productIds: string[] | null;
};

/** @param offer - Null: a new one. */
export function scopeDraftOf(offer: ShownScope | null): OfferScopeDraft {
  const { categoryId, subCategoryId, brand, productIds } = toScope(
    offer ?? { categoryId: null, subCategoryId: null, brand: null, products: null },
  );
  return { categoryId: categoryId ?? "", subCategoryId: subCategoryId ?? "", brand: brand ?? "", productIds };
}
