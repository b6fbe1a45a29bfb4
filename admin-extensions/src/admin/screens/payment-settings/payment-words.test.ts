import { cashSummary } from "./payment-words";

const none = { min: 0, max: null, fee: 0, unservedPincodes: [], maxRefused: null };

describe("the summary of the cash rules", () => {
  it.each([
    [none, "For all orders."],
    [{ ...none, max: 90_000 }, "For orders up to ₹90,000, including delivery."],
    [{ ...none, min: 99.5 }, "For orders from ₹99.50, including delivery."],
    [{ ...none, min: 100, max: 5000 }, "For orders from ₹100 to ₹5,000, including delivery."],
    [
      { ...none, fee: 49, unservedPincodes: ["19"], maxRefused: 1 },
      "For all orders. Fee: ₹49. Not available in 1 area. Not available after a refused delivery.",
    ],
    [
      { ...none, unservedPincodes: ["19", "744"], maxRefused: 3 },
      "For all orders. Not available in 2 areas. Not available after 3 refused deliveries.",
    ],
  ])("%j", (rules, text) => expect(cashSummary(rules)).toBe(text));
});
