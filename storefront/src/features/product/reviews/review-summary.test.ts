import { reviewerName, starShares } from "./review-summary";

describe("the histogram of reviews", () => {
  it("counts five to one star and their share", () => {
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

// @spec reviewer-name-part-before
it.each([
  ["asha@hidden", "Asha"],
  ["@hidden", "Verified Buyer"],
  [undefined, "Verified Buyer"],
])("the writer %s is called %s", (email, name) => {
  expect(reviewerName(email)).toBe(name);
});
