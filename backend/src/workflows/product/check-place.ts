import { productMessages } from "@haat/api-contract/product/messages";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { lockCategories } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import type { StoredProduct } from "./stored-product";

type Wish = { categoryId?: string | undefined; subCategoryId?: string | null | undefined };
type Current = Pick<StoredProduct, "category" | "subCategory">;

/** A new category resets the sub-category, unless one is given with it. */
export function wantedPlace({ category, subCategory }: Current, { categoryId, subCategoryId }: Wish) {
  const wanted = categoryId ?? category?.id ?? null;
  const stays = wanted === (category?.id ?? null);
  return {
    categoryId: wanted,
    subCategoryId: subCategoryId === undefined ? (stays ? (subCategory?.id ?? null) : null) : subCategoryId,
  };
}

/**
 * The engine's category for a product: its sub-category, or else its category. Locked against deletion until the
 * transaction ends.
 *
 * @returns null if it does not change.
 * @throws ApiError 400 naming the field.
 */
export async function checkPlace(transaction: OneTransaction, current: Current, wish: Wish): Promise<string | null> {
  const { categoryId, subCategoryId } = wantedPlace(current, wish);
  if (categoryId === (current.category?.id ?? null) && subCategoryId === (current.subCategory?.id ?? null)) return null;
  const rows = await lockCategories(transaction, [categoryId ?? "", subCategoryId ?? ""]);
  const category = rows.find(({ id }) => id === categoryId);
  if (!category || category.parent !== null) throw new ApiError(400, productMessages.unknownCategory);
  if (subCategoryId === null) return category.id;
  const sub = rows.find(({ id }) => id === subCategoryId);
  if (!sub || sub.parent === null) throw new ApiError(400, productMessages.unknownSubCategory);
  if (sub.parent !== category.id) throw new ApiError(400, productMessages.foreignSubCategory);
  return sub.id;
}
