/** Pages of the storefront that show one shopper's own things, or what somebody typed: search engines leave them out. */
const privatePages = [
  "/account",
  "/cart",
  "/checkout",
  "/order",
  "/orders",
  "/order-success",
  "/search",
  "/wallet",
  "/wishlist",
];

/** Whether a path, without its query, is of such a page. */
export const isPrivatePage = (path: string): boolean => privatePages.includes(`/${path.split("/")[1] ?? ""}`);
