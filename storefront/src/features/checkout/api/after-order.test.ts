import { QueryClient } from "@tanstack/react-query";
import { readAnewAfterOrder } from "./after-order";

const isStale = (key: string[]): boolean => {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(key, "as it was before the order");
  readAnewAfterOrder(queries);
  return queries.getQueryState(key)?.isInvalidated ?? false;
};

describe("after an order", () => {
  it.each([
    ["cart", "token"],
    ["orders", "token"],
    ["wishlist", "token"],
    ["product", "prod_1"],
    ["product", "prod_1", "variant", "Red", "M"],
    ["product-list", "category", "cat_1"],
    ["similar-products", "prod_1"],
    ["home", "trending"],
    ["wallet", "token"],
  ])("%s %s is read anew", (...key) => {
    expect(isStale(key.filter((part) => part !== undefined))).toBe(true);
  });

  it.each([["navigation"], ["settings"], ["banners"]])("%s stays", (name) => {
    expect(isStale([name])).toBe(false);
  });
});
