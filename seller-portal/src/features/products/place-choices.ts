import type { SellerType } from "@haat/api-contract/seller/words";
import { isBookPlace } from "@haat/api-contract/seller-product/book-categories";

type Category = { _id: string; title: string; status: boolean; handle: string };
type SubCategory = Category & { categoryId: { _id: string } };
type Choices = { categories: readonly Category[]; subCategories: readonly SubCategory[] };

/** Where a seller may list: anywhere, or where books stand. A category of others stays for its sub-categories of books. */
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
