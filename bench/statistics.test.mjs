import { median, percentile } from "./statistics.mjs";

describe("median", () => {
  it("is the middle value in any order", () => expect(median([9, 1, 5])).toBe(5));
  it("is the mean of the middle two", () => expect(median([4, 1, 3, 2])).toBe(2.5));
  it("throws for an empty list", () => expect(() => median([])).toThrow("Nothing was measured."));
});

describe("percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  it.each([
    [50, 50],
    [95, 95],
    [99, 99],
    [100, 100],
  ])("%s of the numbers up to 100", (percent, expected) => expect(percentile(hundred, percent)).toBe(expected));
  it("of few values is one of them", () => expect(percentile([3, 7], 95)).toBe(7));
});
