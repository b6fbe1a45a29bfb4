import type { Category, SubCategory } from "@haat/api-contract/catalog/schemas";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** A category as menus show it; the items of its dropdown are its sub-categories. */
export type NavigationItem = {
  _id: string;
  name: string;
  image: string;
  hasDropdown: boolean;
  dropdownItems: Array<{ _id: string; title: string }>;
};

/** Joins categories and sub-categories, keeping the order in which the server sent them. Inactive ones are left out. */
export function toNavigationItems(categories: Category[], subCategories: SubCategory[]): NavigationItem[] {
  return categories
    .filter((category) => category.status)
    .map((category) => {
      const dropdownItems = subCategories
        .filter((sub) => sub.status && sub.categoryId._id === category._id)
        .map((sub) => ({ _id: sub._id, title: sub.title }));
      return {
        _id: category._id,
        name: category.title,
        image: category.image,
        hasDropdown: dropdownItems.length > 0,
        dropdownItems,
      };
    });
}

/** Said where the menus could not be read. */
export const navigationFailed = "Failed to load navigation data. Please try again later.";

/** Categories with their sub-categories, for every menu. They change rarely, so screens share one answer. */
export const navigationQuery = queryOptions({
  queryKey: ["navigation"],
  queryFn: async () => {
    const [categories, subCategories] = await Promise.all([
      api.call("listCategories", {}),
      api.call("listSubCategories", {}),
    ]);
    return toNavigationItems(categories.data, subCategories.data);
  },
  staleTime: 5 * 60_000,
});
