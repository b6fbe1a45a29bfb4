import { stateHint, stateToFill } from "./state-hint";

describe("the state of a pincode", () => {
  it("is filled in where there is only one, and never over what was written", () => {
    expect(stateToFill("411001", "")).toBe("Maharashtra");
    expect(stateToFill("403001", " ")).toBe("Goa");
    expect(stateToFill("160017", "")).toBeNull();
    expect(stateToFill("411001", "Goa")).toBeNull();
    expect(stateToFill("4110", "")).toBeNull();
  });

  it("is doubted when it is another one", () => {
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
  ])("is not doubted for %s and %j", (pincode, state) => expect(stateHint(pincode, state)).toBeNull());
});
