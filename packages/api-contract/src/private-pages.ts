/** Pages of the storefront with a shopper's or staff's own data or input: they are hidden from search engines. */
const privatePages = [
  "/account",
  "/cart",
  "/checkout",
  "/home-preview",
  "/order",
  "/orders",
  "/order-success",
  "/search",
  "/wallet",
  "/wishlist",
];

/** Whether a path, without its query, is a private page. */
export const isPrivatePage = (path: string): boolean => privatePages.includes(`/${path.split("/")[1] ?? ""}`);
