import { keptAs } from "./kept-as";

const opened = (path: string) => keptAs({ path, navigates: true, personal: false });
const asked = (path: string, personal = false) => keptAs({ path, navigates: false, personal });

describe("what the service worker caches", () => {
  it.each(["/", "/products/category/pcat_1", "/subcategory/pcat_2", "/product/lamp/prod_1", "/sellers/sel_1", "/faqs"])(
    "the page %s",
    (path) => expect(opened(path)).toBe("page"),
  );

  it.each([
    "/api/v1/categoryByuser",
    "/api/v1/product/title/lamp",
    "/api/v1/product/prod_1/variant",
    "/api/v1/products/pcat_1",
    "/api/v1/products",
    "/api/v1/rating/prod_1",
  ])("the catalogue's answer %s", (path) => expect(asked(path)).toBe("catalogue"));

  it("the build's hashed files and product pictures", () => {
    expect(asked("/assets/index-CTCEVaTz.js")).toBe("asset");
    expect(asked("/media/0123456789abcdef-400.webp")).toBe("picture");
  });
});

describe("what the service worker never caches", () => {
  it.each([
    "/cart",
    "/checkout",
    "/Checkout",
    "/order",
    "/order-success/order_1",
    "/account",
    "/wallet",
    "/wishlist",
    "/search",
  ])("%s, which shows prices to pay or personal data", (path) => expect(opened(path)).toBe("live-page"));

  it.each([
    "/app",
    "/app/orders",
    "/seller/login",
    "/dashboard",
    "/adminlogin",
    "/dev/outbox",
    "/api/v1/docs",
    "/nothing",
  ])("%s, which belongs to another app or does not exist", (path) => expect(opened(path)).toBeNull());

  it.each([
    "/api/v1/cart",
    "/api/v1/wishlist",
    "/api/v1/order",
    "/api/v1/account",
    "/api/v1/wallet",
    "/api/v1/payment-methods",
    "/api/v1/login-methods",
    "/api/v1/pincode/411001",
    "/media/private/0123-1.webp",
    "/media/film.mp4",
    "/seller/assets/index.js",
    "/robots.txt",
  ])("%s", (path) => expect(asked(path)).toBeNull());

  it("an answer to a request with a token", () => {
    expect(asked("/api/v1/products", true)).toBeNull();
  });
});
