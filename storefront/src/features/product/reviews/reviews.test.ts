import { starShares } from "./reviews";

describe("the histogram of reviews", () => {
  it("has the number and share of five to one star", () => {
    const shares = starShares([{ rating: 5 }, { rating: 5 }, { rating: 4 }, { rating: 1 }]);
    expect(shares.map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
      [5, 2, 50],
      [4, 1, 25],
      [3, 0, 0],
      [2, 0, 0],
      [1, 1, 25],
    ]);
  });

  it("is empty without reviews", () => {
    expect(starShares([]).every(({ percent }) => percent === 0)).toBe(true);
  });
});
