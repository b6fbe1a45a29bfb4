import { usedCouponText } from "./words";

const rupees = (amount: number) => `₹${amount}`;

it.each([
  [{ discount: 95.5, delivery: 0 }, "−₹95.5"],
  [{ discount: 0, delivery: 40 }, "Free delivery"],
  // All goods that it was for are cancelled.
  [{ discount: 0, delivery: 0 }, "−₹0"],
])("an order says what its coupon takes off: %j", (off, text) => {
  expect(usedCouponText({ code: "SAVE", ...off }, rupees)).toBe(text);
});
