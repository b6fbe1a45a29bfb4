import type { Category, SubCategory } from "@haat/api-contract/catalog/schemas";

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
