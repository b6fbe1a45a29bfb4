import type { Category, SubCategory } from "@haat/api-contract/catalog/schemas";
import { toNavigationItems } from "./navigation.queries";

const createdAt = "2026-01-01T00:00:00.000Z";
const aCategory = (title: string, status = true): Category => ({
  _id: title,
  title,
  handle: title,
  image: `/media/${title}.webp`,
  status,
  createdAt,
});
const aSubCategory = (title: string, category: string, status = true): SubCategory => ({
  _id: title,
  title,
  handle: title,
  image: "",
  heading: "",
  fromStartPrice: 0,
  categoryId: { _id: category, title: category },
  status,
  showOnHomePage: false,
  createdAt,
});

describe("the navigation", () => {
  // @spec categories-sub-categories-navigation
  it("puts sub-categories under their category, in the server's order", () => {
    const items = toNavigationItems(
      [aCategory("fashion"), aCategory("books")],
      [aSubCategory("shoes", "fashion"), aSubCategory("sarees", "fashion")],
    );
    expect(items.map((item) => [item.name, item.hasDropdown, item.dropdownItems.map((sub) => sub.title)])).toEqual([
      ["fashion", true, ["shoes", "sarees"]],
      ["books", false, []],
    ]);
  });

  it("omits inactive categories", () => {
    const items = toNavigationItems(
      [aCategory("fashion"), aCategory("hidden", false)],
      [aSubCategory("gone", "fashion", false)],
    );
    expect(items.map((item) => item.name)).toEqual(["fashion"]);
    expect(items[0]?.hasDropdown).toBe(false);
  });
});
