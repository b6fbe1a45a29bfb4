import { isStorefrontPage } from "./storefront-pages";

describe("the storefront's pages", () => {
  it.each(["/", "/cart", "/CART/", "/product", "/product/lamp", "/product/lamp/prod_1", "/order-success/order_1"])(
    "include %s",
    (path) => expect(isStorefrontPage(path)).toBe(true),
  );

  it.each(["/nothing", "/cart/1", "/product/a/b/c", "/sellers", "/index", "//", "/products/category/a/b"])(
    "do not include %s",
    (path) => expect(isStorefrontPage(path)).toBe(false),
  );
});
