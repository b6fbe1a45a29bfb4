import { reviewerName } from "./review-item";

// @spec reviewer-name-part-before
it.each([
  ["asha@hidden", "Asha"],
  ["@hidden", "Verified Buyer"],
  [undefined, "Verified Buyer"],
])("the writer %s is called %s", (email, name) => {
  expect(reviewerName(email)).toBe(name);
});
