import type { Category, SubCategory } from "@haat/api-contract/catalog/schemas";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** A category as menus show it; its sub-categories are the items of its dropdown. */
export type NavigationItem = {
  _id: string;
  name: string;
  image: string;
  hasDropdown: boolean;
  dropdownItems: Array<{ _id: string; title: string }>;
};

/** Joins categories and sub-categories in the server's order, without inactive ones. */
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

/** Shown if the categories failed to load. */
export const navigationFailed = "Failed to load navigation data. Please try again later.";

/**
 * Categories with their sub-categories, for every menu. They change rarely, so all screens share one cached response.
 */
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
