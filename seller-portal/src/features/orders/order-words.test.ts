import { contentsHeading, contentsOf, paymentText } from "./order-words";

it.each([
  [{ pieces: 1, titles: ["Clay Pot"] }, "1 item: Clay Pot"],
  [{ pieces: 3, titles: ["Clay Pot", "Oil Lamp"] }, "3 items: Clay Pot, Oil Lamp"],
  [{ pieces: 9, titles: ["Clay Pot", "Oil Lamp", "Mat"] }, "9 items: Clay Pot, Oil Lamp and more"],
])("summarises an order's lines: %j", (order, expected) => expect(contentsOf(order)).toBe(expected));

it.each([
  ["placed", "Items to ship", "Cash on delivery: the courier collects ₹250."],
  ["delivered", "Shipped items", "Cash on delivery: the courier has collected ₹250."],
  ["cancelled", "Ordered items", "Cash on delivery: no cash collected."],
] as const)("says what a %s order has to be sent and collected", (status, heading, payment) => {
  expect(contentsHeading(status)).toBe(heading);
  expect(paymentText({ paymentMethod: "cod", status, cash: 250 })).toBe(payment);
});
