import { paymentMessages } from "@haat/api-contract/payment/messages";
import { cashProblem } from "./cash-rules";

const rules = { min: 99.5, max: 50_000, fee: 25, unservedPincodes: ["19", "744101"], maxRefused: 2 };
const fine = { totalPaise: 100_000, pincode: "560001", refused: 0 };

describe("cash rules", () => {
  it.each([
    ["one paisa below the smallest amount", { totalPaise: 9_949 }, paymentMessages.cashTooLow("₹99.50")],
    ["the smallest amount", { totalPaise: 9_950 }, null],
    ["the largest amount", { totalPaise: 5_000_000 }, null],
    ["one paisa above it", { totalPaise: 5_000_001 }, paymentMessages.cashTooHigh("₹50,000")],
    ["a pincode that begins so", { pincode: "190001" }, paymentMessages.cashNotThere],
    ["a whole pincode of the list", { pincode: "744101" }, paymentMessages.cashNotThere],
    ["its neighbour", { pincode: "744102" }, null],
    ["one that holds the digits elsewhere", { pincode: "560019" }, null],
    ["one refused parcel", { refused: 1 }, null],
    ["as many refused parcels as the limit", { refused: 2 }, paymentMessages.cashRefused],
    ["a cart of which nothing is known yet", { totalPaise: null, pincode: null }, null],
  ])("are checked for %s", (_, change, problem) => {
    expect(cashProblem(rules, { ...fine, ...change })).toBe(problem);
  });

  it("allow everything if they are not set", () => {
    const open = { min: 0, max: null, fee: 0, unservedPincodes: [], maxRefused: null };
    expect(cashProblem(open, { totalPaise: 1_000_000_000, pincode: "190001", refused: 99 })).toBeNull();
  });
});
