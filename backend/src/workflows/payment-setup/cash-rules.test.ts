import { paymentMessages } from "@haat/api-contract/payment/messages";
import { cashProblem } from "./cash-rules";

const rules = { min: 99.5, max: 50_000, fee: 25, unservedPincodes: ["19", "744101"], maxRefused: 2 };
const fine = { totalPaise: 100_000, pincode: "560001", refused: 0 };

describe("cash rules", () => {
  it.each([
    ["one paisa below the minimum", { totalPaise: 9_949 }, paymentMessages.cashTooLow("₹99.50")],
    ["the minimum", { totalPaise: 9_950 }, null],
    ["the maximum", { totalPaise: 5_000_000 }, null],
    ["one paisa above the maximum", { totalPaise: 5_000_001 }, paymentMessages.cashTooHigh("₹50,000")],
    ["a pincode with an excluded prefix", { pincode: "190001" }, paymentMessages.cashNotThere],
    ["an excluded pincode", { pincode: "744101" }, paymentMessages.cashNotThere],
    ["the pincode next to an excluded one", { pincode: "744102" }, null],
    ["a pincode with the excluded digits elsewhere", { pincode: "560019" }, null],
    ["one refused parcel", { refused: 1 }, null],
    ["as many refused parcels as the limit", { refused: 2 }, paymentMessages.cashRefused],
    ["a cart without a known total or pincode", { totalPaise: null, pincode: null }, null],
  ])("are checked for %s", (_, change, problem) => {
    expect(cashProblem(rules, { ...fine, ...change })).toBe(problem);
  });

  it("allow everything if they are not set", () => {
    const open = { min: 0, max: null, fee: 0, unservedPincodes: [], maxRefused: null };
    expect(cashProblem(open, { totalPaise: 1_000_000_000, pincode: "190001", refused: 99 })).toBeNull();
  });
});
