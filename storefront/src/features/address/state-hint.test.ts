import { stateHint, stateToFill } from "./state-hint";

describe("the state of a pincode", () => {
  it("is filled in if there is only one and the shopper has entered none", () => {
    expect(stateToFill("411001", "")).toBe("Maharashtra");
    expect(stateToFill("403001", " ")).toBe("Goa");
    expect(stateToFill("160017", "")).toBeNull();
    expect(stateToFill("411001", "Goa")).toBeNull();
    expect(stateToFill("4110", "")).toBeNull();
  });

  it("leads to a hint if another state was entered", () => {
    expect(stateHint("411001", "Karnataka")).toBe("Please check the state: pincode 411001 is usually in Maharashtra.");
    expect(stateHint("160017", "Delhi")).toBe(
      "Please check the state: pincode 160017 is usually in Chandigarh or Punjab.",
    );
  });

  it.each([
    ["411001", "maharashtra"],
    ["751001", "Orissa"],
    ["248001", "Uttarakhand"],
    ["411001", ""],
    ["411001", "Somewhere"],
    ["999999", "Delhi"],
    ["012345", "Delhi"],
  ])("leads to no hint for %s and %j", (pincode, state) => expect(stateHint(pincode, state)).toBeNull());
});
