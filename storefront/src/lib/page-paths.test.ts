import { productPath, searchResultPath, titleSlug } from "./page-paths";

describe("a product's path", () => {
  it("has its slug and its id", () => {
    expect(productPath({ _id: "prod_1", slug: "blue-kurta" })).toBe("/product/blue-kurta/prod_1");
  });

  // @spec card-shows-product-image
  it("has only the id if there is no slug", () => {
    expect(productPath({ _id: "prod_1", slug: "" })).toBe("/product/prod_1");
  });
});

it.each([
  ["Boom 2 (Blue)", "boom-2-blue"],
  ["  Café & chai!", "café-chai"],
  ["हाथ से बना कुर्ता", "हाथ-से-बना-कुर्ता"],
])("turns the title %s into the slug %s", (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

describe("a search result's path", () => {
  // @spec search-results-link-product
  it("has only the slug", () =>
    expect(searchResultPath({ _id: "prod_1", slug: "blue-kurta" })).toBe("/product/blue-kurta"));

  // @spec search-results-link-product
  it("has the id if the product has no slug", () =>
    expect(searchResultPath({ _id: "prod_1", slug: "" })).toBe("/product/prod_1"));
});
