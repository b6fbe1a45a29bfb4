import { savingOf } from "./percent-off";

describe("the saving of a discount price", () => {
  it("is in per cent and rupees", () => {
    expect(savingOf("1999", "1499")).toEqual({ percent: 25, rupees: 500 });
    expect(savingOf("99.90", "89.95")).toEqual({ percent: 10, rupees: 9.95 });
  });

  it.each([
    ["no discount price", "100", ""],
    ["only blanks", "100", " "],
    ["the same price", "100", "100"],
    ["a dearer one", "100", "101"],
    ["zero, which means no discount", "100", "0"],
    ["a negative one", "100", "-1"],
    ["no price", "", "10"],
    ["what is no number", "100", "ten"],
  ])("is null with %s", (_, price, discountPrice) => {
    expect(savingOf(price, discountPrice)).toBeNull();
  });
});
