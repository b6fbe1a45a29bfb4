import { swatchColour } from "./swatch-colour";

describe("a swatch", () => {
  it("follows the last colour that the name holds", () => {
    expect(swatchColour("Rose Gold")).toBe(swatchColour("gold"));
    expect(swatchColour("MIDNIGHT BLUE")).toBe(swatchColour("blue"));
  });

  it("knows two words that mean something of their own", () => {
    expect(swatchColour("Navy Blue")).toBe(swatchColour("navy"));
  });

  it("is left out for names that say no colour", () => {
    expect(swatchColour("Festive")).toBeNull();
    expect(swatchColour("constructor")).toBeNull();
  });
});
