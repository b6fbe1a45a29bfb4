import { contentsHeading, contentsOf, paymentText } from "./order-words";

it.each([
  [{ pieces: 1, titles: ["Clay Pot"] }, "1 piece: Clay Pot"],
  [{ pieces: 3, titles: ["Clay Pot", "Oil Lamp"] }, "3 pieces: Clay Pot, Oil Lamp"],
  [{ pieces: 9, titles: ["Clay Pot", "Oil Lamp", "Mat"] }, "9 pieces: Clay Pot, Oil Lamp and more"],
])("says what is in an order: %j", (order, expected) => expect(contentsOf(order)).toBe(expected));

it.each([
  ["placed", "What to send", "Cash on delivery: the courier collects ₹250."],
  ["delivered", "What was sent", "Cash on delivery: the courier has collected ₹250."],
  ["cancelled", "What was ordered", "Cash on delivery: nothing is collected."],
] as const)("says of an order that is %s what there is to send and to collect", (status, heading, payment) => {
  expect(contentsHeading(status)).toBe(heading);
  expect(paymentText({ paymentMethod: "cod", status, cash: 250 })).toBe(payment);
});
