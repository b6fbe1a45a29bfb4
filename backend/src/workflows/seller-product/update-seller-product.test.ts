import { asksForReview } from "./update-seller-product";

it.each([
  ["a price", { price: 10 }, 0, false],
  ["a stock with the version", { quantity: 3, quantitySeen: 4, version: "v" }, 0, false],
  ["the status switch", { status: false }, 0, false],
  ["nothing", {}, 0, false],
  ["an undefined field", { title: undefined }, 0, false],
  ["a title", { title: "Lamp", version: "v" }, 0, true],
  ["a new image", {}, 1, true],
])("%s: %j with %i files requires review: %s", (_, body, files, asks) => {
  expect(asksForReview(body, files)).toBe(asks);
});
