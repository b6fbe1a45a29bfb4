import { categoryChoices, subCategoryChoices } from "./category-choices";

const home = { _id: "c1", title: "Home", status: true };
const books = { _id: "c2", title: "Books", status: false };
const lamps = { _id: "s1", title: "Lamps", status: true, categoryId: { _id: "c1" } };
const novels = { _id: "s2", title: "Novels", status: true, categoryId: { _id: "c2" } };
const beds = { _id: "s3", title: "Beds", status: true, categoryId: { _id: "c1" } };

it("categories are sorted by title, and marked if shoppers cannot see them", () => {
  expect(categoryChoices([home, books], null)).toEqual([
    { id: "c2", label: "Books (inactive)" },
    { id: "c1", label: "Home" },
  ]);
});

it("the product's category is included even if the API does not return it", () => {
  expect(categoryChoices([home], { _id: "c2", title: "Books" })).toEqual([
    { id: "c1", label: "Home" },
    { id: "c2", label: "Books" },
  ]);
  expect(categoryChoices([home], { _id: "c1", title: "Home" })).toHaveLength(1);
});

// @spec categorization-category-required-sub
it("sub-categories are only those of the chosen category", () => {
  expect(subCategoryChoices([lamps, novels, beds], "c1").map(({ label }) => label)).toEqual(["Beds", "Lamps"]);
  expect(subCategoryChoices([lamps, novels, beds], "")).toEqual([]);
});
