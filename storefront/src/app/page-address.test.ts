import { pageAddress } from "./page-address";

describe("the canonical address of a page", () => {
  it.each([
    ["/products/category/c1", "utm_source=mail&page=01", "/products/category/c1"],
    ["/products/category/c1", "page=2&sort=price-asc&x=1", "/products/category/c1?sort=price-asc&page=2"],
    ["/subcategory/s1", "sort=none&minPrice=9&maxPrice=5&rating=9", "/subcategory/s1"],
    ["/search", "q=%20lamp%20&fbclid=1", "/search?q=lamp"],
    ["/search", "q=%20", "/search"],
    ["/product/a/b", "color=Red&size=&ref=x", "/product/a/b?color=Red"],
    ["/", "q=1", "/"],
    ["/about", "a=b", "/about"],
  ])("of %s?%s is %s", (path, query, address) => {
    expect(pageAddress(path, query)).toBe(address);
  });

  it("keeps the order of brands, in which the page lists them", () => {
    expect(pageAddress("/sellers/s", "brand=B&brand=A&brand=B")).toBe("/sellers/s?brand=B&brand=A");
  });

  it.each(["/cart", "/Cart", "/order/1", "/account", "/wishlist", "/checkout", "/wallet"])(
    "is null for %s, which shows personal data",
    (path) => {
      expect(pageAddress(path, "")).toBeNull();
    },
  );

  it("is the same for all unknown addresses", () => {
    expect(pageAddress("/wp-admin/setup.php", "step=1")).toBe(pageAddress("/no/such/page", ""));
  });
});
