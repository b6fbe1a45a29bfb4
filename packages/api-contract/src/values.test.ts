import { rupeesParam, rupeesSchema, wholeNumberParam } from "./values";

describe("rupeesSchema", () => {
  it.each([0, 0.1, 19.99, 1234567.89])("accepts %s", (amount) =>
    expect(rupeesSchema.safeParse(amount).success).toBe(true),
  );
  it.each([-1, 0.001, 19.999, Number.NaN])("rejects %s", (amount) =>
    expect(rupeesSchema.safeParse(amount).success).toBe(false),
  );
});

describe("query parameters", () => {
  it.each(["0", "101", "-1", "1.5", "1e1", "", "x"])("reject the limit %s", (text) => {
    expect(wholeNumberParam(1, 100).safeParse(text).success).toBe(false);
  });

  it.each(["-1", "1.234", "abc", "1e3"])("reject the price %s", (text) => {
    expect(rupeesParam.safeParse(text).success).toBe(false);
  });
});
