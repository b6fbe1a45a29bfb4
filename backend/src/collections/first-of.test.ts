import { firstOf } from "./first-of";

const rising = (one: number, other: number) => one - other;
const shuffled = Array.from({ length: 500 }, (_, at) => (at * 263) % 499);

describe("firstOf", () => {
  it.each([0, 1, 5, 20, 124, 125, 126, 499, 500, 9000])("returns the first %d as sorting would", (max) => {
    expect(firstOf(shuffled, max, rising)).toEqual([...shuffled].sort(rising).slice(0, max));
  });

  it("keeps the order of equal items, and does not change the list", () => {
    const items = Array.from({ length: 40 }, (_, at) => ({ at, key: at % 3 }));
    const before = [...items];
    expect(firstOf(items, 4, (one, other) => one.key - other.key).map(({ at }) => at)).toEqual([0, 3, 6, 9]);
    expect(items).toEqual(before);
  });

  it("returns nothing for an empty list", () => {
    expect(firstOf([], 3, rising)).toEqual([]);
  });
});
