import { findIndianState, gstStateCodes } from "./gst-states";

describe("findIndianState", () => {
  it.each([
    ["Karnataka", "Karnataka"],
    [" tamil nadu ", "Tamil Nadu"],
    ["JAMMU & KASHMIR", "Jammu and Kashmir"],
    ["Orissa", "Odisha"],
    ["New Delhi", "Delhi"],
    ["Andaman & Nicobar", "Andaman and Nicobar Islands"],
  ])("maps %p to %s", (typed, state) => expect(findIndianState(typed)).toBe(state));

  it("returns null for states outside India", () => {
    expect(findIndianState("Bavaria")).toBeNull();
    expect(findIndianState("")).toBeNull();
  });
});

it("has a unique code for each of the 36 states and union territories", () => {
  const codes = Object.values(gstStateCodes);
  expect(codes).toHaveLength(36);
  expect(new Set(codes).size).toBe(36);
});
