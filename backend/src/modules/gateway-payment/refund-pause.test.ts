import { refundPause, refusalPause } from "./refund-pause";

// @spec failed-refund-tried-again
it("doubles the pause after each try, from a minute to six hours", () => {
  expect([1, 2, 3, 4].map(refundPause)).toEqual([60, 120, 240, 480]);
  expect([9, 10, 50, 5000].map(refundPause)).toEqual([15_360, 21_600, 21_600, 21_600]);
});

it("pauses longer after a refusal, at least a quarter of an hour", () => {
  expect([1, 2, 9].map(refusalPause)).toEqual([960, 1_920, 21_600]);
});
