/** The storefront's pages: other paths are not found. `:x` matches one segment, `:x?` is optional. */
export const storefrontPages = [
  "/",
  "/home-preview",
  "/products/category/:categoryId?",
  "/subcategory/:subcategoryId?",
  "/sellers/:id",
  "/collections/:slug",
  "/search",
  "/product/:slug?/:id?",
  "/cart",
  "/checkout",
  "/order",
  "/orders",
  "/order-success/:orderId?",
  "/account",
  "/wallet",
  "/wishlist",
  "/shipingpolicy",
  "/ReturnRefund",
  "/TermsAndConditions",
  "/PrivacyPolicy",
  "/about",
  "/contact",
  "/faqs",
] as const;

const patterns = storefrontPages.map(
  (page) =>
    new RegExp(
      `^${page
        .replace(/\/$/, "")
        .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
        .replace(/:\w+/g, "[^/]+")}/?$`,
      "i",
    ),
);

/** Whether a path, without its query, is a page of the storefront, ignoring case and a trailing slash. */
export const isStorefrontPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
