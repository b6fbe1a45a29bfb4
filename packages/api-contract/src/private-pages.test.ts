import { isPrivatePage } from "./private-pages";

describe("private pages", () => {
  it.each(["/cart", "/order", "/order-success/ord_1", "/account/", "/search", "/wallet"])("%s is one", (path) => {
    expect(isPrivatePage(path)).toBe(true);
  });

  it.each(["/", "", "/product/cart", "/carts", "/products/category/pcat_1"])("%s is none", (path) => {
    expect(isPrivatePage(path)).toBe(false);
  });
});
