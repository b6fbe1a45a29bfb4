import { reviewerName } from "./review-item";

// @spec reviewer-name-part-before
it.each([
  ["asha@hidden", "Asha"],
  ["@hidden", "Verified Buyer"],
  [undefined, "Verified Buyer"],
])("the author %s is shown as %s", (email, name) => {
  expect(reviewerName(email)).toBe(name);
});
