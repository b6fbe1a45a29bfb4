import { letterMask } from "./list-orders";

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
