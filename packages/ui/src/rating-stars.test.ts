import { starShapes } from "./rating-stars";

const drawn = (rating: number) =>
  starShapes(rating)
    .map((shape) => ({ full: "*", half: "/", empty: "-" })[shape])
    .join("");

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
