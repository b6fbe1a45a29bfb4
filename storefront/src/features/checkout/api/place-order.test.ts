import { QueryClient } from "@tanstack/react-query";
import { nextAttempt, readAnewAfterOrder } from "./place-order";

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
  ])("%s %s is invalidated", (...key) => {
    expect(isStale(key.filter((part) => part !== undefined))).toBe(true);
  });

  it.each([["navigation"], ["settings"], ["banners"]])("%s is not invalidated", (name) => {
    expect(isStale([name])).toBe(false);
  });
});

const counter = () => {
  let count = 0;
  return () => `key-${++count}`;
};

describe("the Idempotency-Key of an order", () => {
  it("is reused when the same content is sent again", () => {
    const newKey = counter();
    const first = nextAttempt(null, { finalAmount: 899 }, newKey);
    expect(nextAttempt(first, { finalAmount: 899 }, newKey)).toEqual({ content: first.content, key: "key-1" });
  });

  it("does not depend on what the screen said about the coupon's bank", () => {
    const newKey = counter();
    const first = nextAttempt(null, { couponCode: "HDFC10" }, newKey);
    const again = { couponCode: "HDFC10", bankOffer: { bank: "HDFC", methods: ["netbanking"] } };
    expect(nextAttempt(first, again, newKey)).toEqual(first);
  });

  it("is new as soon as the content changes", () => {
    const newKey = counter();
    const first = nextAttempt(null, { finalAmount: 899, shippingAddress: { city: "Pune" } }, newKey);
    const second = nextAttempt(first, { finalAmount: 899, shippingAddress: { city: "Thane" } }, newKey);
    expect([first.key, second.key]).toEqual(["key-1", "key-2"]);
  });

  it("is new after an order was placed", () => {
    const newKey = counter();
    nextAttempt(null, { finalAmount: 899 }, newKey);
    expect(nextAttempt(null, { finalAmount: 899 }, newKey).key).toBe("key-2");
  });
});
