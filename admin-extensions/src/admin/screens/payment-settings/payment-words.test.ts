import { cashSummary } from "./payment-words";

const none = { least: 0, most: null, fee: 0, unservedPincodes: [], refusedMost: null };

describe("the rules of cash in sentences", () => {
  it.each([
    [none, "For all orders."],
    [{ ...none, most: 90_000 }, "For orders up to ₹90,000, including delivery."],
    [{ ...none, least: 99.5 }, "For orders from ₹99.50, including delivery."],
    [{ ...none, least: 100, most: 5000 }, "For orders from ₹100 to ₹5,000, including delivery."],
    [
      { ...none, fee: 49, unservedPincodes: ["19"], refusedMost: 1 },
      "For all orders. Fee: ₹49. Not available in 1 area. Not available after a refused delivery.",
    ],
    [
      { ...none, unservedPincodes: ["19", "744"], refusedMost: 3 },
      "For all orders. Not available in 2 areas. Not available after 3 refused deliveries.",
    ],
  ])("%j", (rules, text) => expect(cashSummary(rules)).toBe(text));
});
