import { QueryClient } from "@tanstack/react-query";
import { orderQuery, ordersKey, readOrderAnew } from "./orders.queries";

describe("an order that may have changed", () => {
  it("is invalidated by itself and in the list, but no other order is", () => {
    const queries = new QueryClient();
    const its = orderQuery(null, "order_1").queryKey;
    const another = orderQuery(null, "order_2").queryKey;
    for (const key of [its, another, ordersKey(null)]) queries.setQueryData(key as readonly unknown[], []);
    readOrderAnew(queries, "order_1");
    expect(queries.getQueryState(its)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(ordersKey(null))?.isInvalidated).toBe(true);
    expect(queries.getQueryState(another)?.isInvalidated).toBe(false);
  });
});
