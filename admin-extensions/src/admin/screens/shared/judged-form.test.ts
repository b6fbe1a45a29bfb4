import { commonFault } from "./validated-form";

const sentence = "Title and Link are required.";
const errors = {
  title: { type: "too_small", message: sentence },
  order: { type: "invalid_format", message: "Please enter a whole number." },
};

describe("a sentence for several fields", () => {
  it("stands at the top as soon as one of them lacks something, else not", () => {
    expect(commonFault(sentence, errors).atTop).toBe(sentence);
    expect(commonFault(sentence, { order: errors.order }).atTop).toBeUndefined();
    expect(commonFault(sentence, {}).atTop).toBeUndefined();
  });

  it("is not said again beside a field, which is marked", () => {
    expect(commonFault(sentence, errors).faultOf(errors.title)).toEqual({ error: undefined, invalid: true });
  });

  it("leaves what else is wrong beside its field", () => {
    const { faultOf } = commonFault(sentence, errors);
    expect(faultOf(errors.order)).toEqual({ error: "Please enter a whole number.", invalid: true });
    expect(faultOf(undefined)).toEqual({ error: undefined, invalid: false });
  });
});
