import { priceChange, readSeenPrices, toSeenPrices } from "./seen-prices";

const line = { _id: "line_1", unitPrice: 399.5 };

describe("the prices of the last visit", () => {
  it("are reported only for lines whose price has changed", () => {
    expect(priceChange(line, { line_1: 450 })).toBe(450);
    expect(priceChange(line, toSeenPrices([line]))).toBeUndefined();
    expect(priceChange(line, {})).toBeUndefined();
  });

  it("are restored from storage", () => {
    expect(readSeenPrices(JSON.stringify(toSeenPrices([line])))).toEqual({ line_1: 399.5 });
  });

  it.each([null, "", "{", "[1]", "null", '{"line_1":"9"}'])("are empty for %j", (text) => {
    expect(readSeenPrices(text)).toEqual({});
  });
});
