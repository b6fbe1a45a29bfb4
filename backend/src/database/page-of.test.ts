import { fromNearerEnd, inListOrder } from "./page-of";

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** What a database would return of the numbers from 0 to `total - 1`. */
function pageRead(total: number, limit: number, offset: number, order: "asc" | "desc"): number[] {
  const range = fromNearerEnd({ total, limit, offset, order });
  const sorted = range.order === "asc" ? numbers(total) : numbers(total).toReversed();
  return inListOrder(sorted.slice(range.offset, range.offset + range.limit), range);
}

describe("a page read from the nearer end of a list", () => {
  it.each(["asc", "desc"] as const)("has the rows of its place, %s", (order) => {
    const list = order === "asc" ? numbers(23) : numbers(23).toReversed();
    for (const limit of [1, 4, 20, 30]) {
      for (const offset of numbers(30)) {
        expect(pageRead(23, limit, offset, order)).toEqual(list.slice(offset, offset + limit));
      }
    }
  });

  it("never passes more than half of the list", () => {
    for (const offset of numbers(1000)) {
      expect(fromNearerEnd({ total: 1000, limit: 20, offset, order: "asc" }).offset).toBeLessThanOrEqual(500);
    }
  });
});
