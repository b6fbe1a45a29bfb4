import { productPath, searchResultPath, titleSlug } from "./page-paths";

describe("a product's address", () => {
  it("has its slug and its id", () => {
    expect(productPath({ _id: "prod_1", slug: "blue-kurta" })).toBe("/product/blue-kurta/prod_1");
  });

  // @spec card-shows-product-image
  it("has the id alone where there is no slug", () => {
    expect(productPath({ _id: "prod_1", slug: "" })).toBe("/product/prod_1");
  });
});

it.each([
  ["Boom 2 (Blue)", "boom-2-blue"],
  ["  Café & chai!", "café-chai"],
  ["हाथ से बना कुर्ता", "हाथ-से-बना-कुर्ता"],
])("the title %s makes the slug %s", (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

describe("A search result's path", () => {
  // @spec search-results-link-product
  it("has the slug alone", () =>
    expect(searchResultPath({ _id: "prod_1", slug: "blue-kurta" })).toBe("/product/blue-kurta"));

  // @spec search-results-link-product
  it("has the id of a product without a slug", () =>
    expect(searchResultPath({ _id: "prod_1", slug: "" })).toBe("/product/prod_1"));
});
