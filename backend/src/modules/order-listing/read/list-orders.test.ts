import type { Run } from "#database/database";
import { letterMask, listOrders } from "./list-orders";
import type { ManagedOrderRow } from "./managed-order-rows";

describe("letterMask", () => {
  it.each([
    ["a", 1n],
    ["c", 4n],
    ["ca", 5n],
    ["aa", 1n],
    ["9", 2n ** 35n],
    ["", 0n],
    ["#", null],
    ["a_", null],
    ["न", null],
  ])("returns for %j the mask %s", (word, mask) => {
    expect(letterMask(word)).toBe(mask);
  });
});

describe("a page without a search", () => {
  const rowOf = (id: string) => ({
    _id: id,
    totalPaise: "100",
    createdAt: new Date(0),
    updatedAt: new Date(0),
    lines: [],
    request: null,
  });

  it.each([
    { offset: 0, from: "orders-date-desc", values: [2, 0], ids: ["first", "second"] },
    { offset: 6, from: "orders-date-asc", values: [2, 1], ids: ["second", "first"] },
    { offset: 8, from: "orders-date-asc", values: [1, 0], ids: ["second", "first"] },
    { offset: 20, from: "orders-date-desc", values: [2, 20], ids: ["first", "second"] },
  ])("is read from the end that the tally says is nearer: %j", async ({ offset, from, values, ids }) => {
    const sent: unknown[] = [];
    const run = (async ({ name, values }) => {
      if (name === "orders-summary") return [{ status: "placed", orders: 9, revenue: "0" }];
      sent.push(name, values);
      return ["first", "second"].map(rowOf) as unknown as ManagedOrderRow[];
    }) as Run;
    const { orders, total } = await listOrders(run, { sort: "date", order: "desc", limit: 2, offset });
    expect(sent).toEqual([from, values]);
    expect(orders.map(({ _id }) => _id)).toEqual(ids);
    expect(total).toBe(9);
  });
});
