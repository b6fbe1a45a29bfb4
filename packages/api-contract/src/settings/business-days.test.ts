import { addBusinessDays, expectedDelivery, indianDay } from "./business-days";

describe("a day in India", () => {
  it("begins five and a half hours before UTC's", () => {
    expect(indianDay(new Date("2026-11-22T18:29:59Z"))).toBe("2026-11-22");
    expect(indianDay(new Date("2026-11-22T18:30:00Z"))).toBe("2026-11-23");
  });
});

describe("business days", () => {
  it.each([
    ["within a week", "2026-11-23", 3, "2026-11-26"],
    ["over a weekend", "2026-11-26", 2, "2026-11-30"],
    ["from a Saturday", "2026-11-21", 1, "2026-11-23"],
    ["over Republic Day", "2026-01-23", 1, "2026-01-27"],
    ["over the end of a year", "2026-12-31", 1, "2027-01-01"],
    ["of none", "2026-11-22", 0, "2026-11-22"],
  ])("are counted %s", (_, from, count, day) => expect(addBusinessDays(from, count)).toBe(day));
});

it("give an order's expected delivery after processing and transit, in India", () => {
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
