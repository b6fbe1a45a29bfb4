import { findIndianState, gstStateCodes } from "./gst-states";

describe("findIndianState", () => {
  it.each([
    ["Karnataka", "Karnataka"],
    [" tamil nadu ", "Tamil Nadu"],
    ["JAMMU & KASHMIR", "Jammu and Kashmir"],
    ["Orissa", "Odisha"],
    ["New Delhi", "Delhi"],
    ["Andaman & Nicobar", "Andaman and Nicobar Islands"],
  ])("takes %p for %s", (typed, state) => expect(findIndianState(typed)).toBe(state));

  it("knows nothing of states that are not India's", () => {
    expect(findIndianState("Bavaria")).toBeNull();
    expect(findIndianState("")).toBeNull();
  });
});

it("gives each of the 36 states and union territories a code of its own", () => {
  const codes = Object.values(gstStateCodes);
  expect(codes).toHaveLength(36);
  expect(new Set(codes).size).toBe(36);
});
