import { shareOut } from "./share-out";

describe("shareOut", () => {
  it.each([
    ["all of it", [19_999, 9950], 29_949, [19_999, 9950]],
    ["half of it", [20_000, 10_000], 15_000, [10_000, 5000]],
    ["what does not divide", [100, 100, 100], 100, [33, 34, 33]],
    ["nothing", [100, 200], 0, [0, 0]],
    ["nothing for what is worth nothing", [0, 100], 50, [0, 50]],
    ["no lines", [], 0, []],
    ["lines that were given back before", [0, 0], 0, [0, 0]],
  ])("divides %s", (_what, worths, refund, shares) => {
    expect(shareOut(worths, refund)).toEqual(shares);
  });
});
