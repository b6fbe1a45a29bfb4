import { swatchColour } from "./swatch-colour";

describe("a swatch", () => {
  it("has the last colour in the name", () => {
    expect(swatchColour("Rose Gold")).toBe(swatchColour("gold"));
    expect(swatchColour("MIDNIGHT BLUE")).toBe(swatchColour("blue"));
  });

  it("knows two-word names with a colour of their own", () => {
    expect(swatchColour("Navy Blue")).toBe(swatchColour("navy"));
  });

  it("is null for names without a known colour", () => {
    expect(swatchColour("Festive")).toBeNull();
    expect(swatchColour("constructor")).toBeNull();
  });
});
