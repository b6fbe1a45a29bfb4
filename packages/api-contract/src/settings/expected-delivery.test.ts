import { expectedDelivery } from "./expected-delivery";

it("expects an order after its processing and its way, in business days of India", () => {
  // A Sunday evening in London is Monday in India: 1 + 5 and 2 + 7 business days from there.
  expect(
    expectedDelivery(
      { processingDays: { from: 1, to: 2 }, standardDeliveryDays: { from: 5, to: 7 } },
      new Date("2026-11-22T20:00:00Z"),
    ),
  ).toEqual({
    deliveryFrom: "2026-12-01",
    deliveryTo: "2026-12-04",
  });
});
