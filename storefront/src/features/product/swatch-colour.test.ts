import { swatchColour } from "./swatch-colour";

describe("a swatch", () => {
  it("follows the last colour that the name holds", () => {
    expect(swatchColour("Rose Gold")).toBe(swatchColour("gold"));
    expect(swatchColour("MIDNIGHT BLUE")).toBe(swatchColour("blue"));
  });

  it("is left out for names that say no colour", () => {
    expect(swatchColour("Festive")).toBeNull();
    expect(swatchColour("constructor")).toBeNull();
  });
});
