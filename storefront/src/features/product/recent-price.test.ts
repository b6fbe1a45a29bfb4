import { recentPriceText } from "./recent-price";

it.each([
  [400, { lowest: 400, highest: 400 }, null],
  [400, { lowest: 400, highest: 500 }, "Lowest price in 30 days"],
  [500, { lowest: 400, highest: 500 }, "Lowest in 30 days: ₹400"],
  [450, { lowest: 400, highest: 500 }, "Lowest in 30 days: ₹400"],
])("a price of %d among %j reads %j", (price, recent, text) => {
  expect(recentPriceText(price, recent, (amount) => `₹${amount}`)).toBe(text);
});
