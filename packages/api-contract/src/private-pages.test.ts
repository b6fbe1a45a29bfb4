import { isPrivatePage } from "./private-pages";

describe("private pages", () => {
  it.each(["/cart", "/order", "/order-success/ord_1", "/account/", "/search", "/wallet"])("include %s", (path) => {
    expect(isPrivatePage(path)).toBe(true);
  });

  it.each(["/", "", "/product/cart", "/carts", "/products/category/pcat_1"])("do not include %s", (path) => {
    expect(isPrivatePage(path)).toBe(false);
  });
});
