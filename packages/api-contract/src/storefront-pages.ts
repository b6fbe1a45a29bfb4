/** The storefront's pages: what stands at other paths is not found. `:x` is any one step, `:x?` may be missing. */
export const storefrontPages = [
  "/",
  "/products/category/:categoryId?",
  "/subcategory/:subcategoryId?",
  "/sellers/:id",
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

/** Whether a path, without its query, is of a page of the storefront; whatever its case, with or without a slash at its end. */
export const isStorefrontPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
