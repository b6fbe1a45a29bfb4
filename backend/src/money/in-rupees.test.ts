import { inRupees } from "./in-rupees";

describe("paise in a sentence", () => {
  it.each([
    [0, "₹0"],
    [1, "₹0.01"],
    [12_34_567_00, "₹12,34,567"],
    [12_99_50, "₹1,299.50"],
  ])("%d are %s", (paise, text) => {
    expect(inRupees(paise)).toBe(text);
  });
});
