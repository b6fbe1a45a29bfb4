import { commonFault } from "./validated-form";

const sentence = "Title and Link are required.";
const errors = {
  title: { type: "too_small", message: sentence },
  order: { type: "invalid_format", message: "Please enter a whole number." },
};

describe("a common message for several fields", () => {
  it("is shown at the top only if one of them is missing", () => {
    expect(commonFault(sentence, errors).atTop).toBe(sentence);
    expect(commonFault(sentence, { order: errors.order }).atTop).toBeUndefined();
    expect(commonFault(sentence, {}).atTop).toBeUndefined();
  });

  it("is not repeated beside a field, which is marked as invalid", () => {
    expect(commonFault(sentence, errors).faultOf(errors.title)).toEqual({ error: undefined, invalid: true });
  });

  it("leaves other faults beside their fields", () => {
    const { faultOf } = commonFault(sentence, errors);
    expect(faultOf(errors.order)).toEqual({ error: "Please enter a whole number.", invalid: true });
    expect(faultOf(undefined)).toEqual({ error: undefined, invalid: false });
  });
});
