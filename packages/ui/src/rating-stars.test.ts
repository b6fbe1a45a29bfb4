import { litHalves } from "./rating-stars";

const drawn = (rating: number) => {
  const halves = litHalves(rating);
  return `${"*".repeat(Math.floor(halves / 2))}${halves % 2 ? "/" : ""}`.padEnd(5, "-");
};

describe("the stars of a rating", () => {
  // @spec return-image-most-5
  it.each([
    [0, "-----"],
    [0.49, "-----"],
    [0.5, "/----"],
    [3.4, "***--"],
    [3.5, "***/-"],
    [4.99, "****/"],
    [5, "*****"],
  ])("%d is %s", (rating, stars) => {
    expect(drawn(rating)).toBe(stars);
  });
});
