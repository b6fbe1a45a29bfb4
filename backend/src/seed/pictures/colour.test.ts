import { fromHsl, mix, recolour, shade, toHsl } from "./colour";

describe("colours", () => {
  it("survive conversion to HSL and back", () => {
    for (const colour of ["#c8362f", "#2f62b5", "#9fd6bd", "#25262b", "#ffffff", "#000000"])
      expect(fromHsl(toHsl(colour))).toBe(colour);
  });

  it("mix and shade in the right direction", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(toHsl(shade("#2f62b5", 0.4)).lightness).toBeGreaterThan(toHsl("#2f62b5").lightness);
    expect(toHsl(shade("#2f62b5", -0.4)).lightness).toBeLessThan(toHsl("#2f62b5").lightness);
  });
});

describe("recolour", () => {
  const artwork =
    '<path fill="#ff2050"/><stop stop-color="#c01040"/><stop stop-color="#ff6088"/><path fill="#3a3a3a"/><path fill="#2080ff"/>';
  const painted = recolour(artwork, "#2e6f4c").match(/#[0-9a-f]{6}/g) ?? [];

  it("moves the dominant hue to the target and preserves light and shade", () => {
    const [middle = "", dark = "", bright = ""] = painted;
    for (const colour of [middle, dark, bright])
      expect(Math.abs(toHsl(colour).hue - toHsl("#2e6f4c").hue)).toBeLessThan(3);
    expect(toHsl(dark).lightness).toBeLessThan(toHsl(middle).lightness);
    expect(toHsl(bright).lightness).toBeGreaterThan(toHsl(middle).lightness);
  });

  it("leaves greys and secondary colours alone", () => {
    expect(painted.slice(3)).toEqual(["#3a3a3a", "#2080ff"]);
  });

  it("leaves artwork without colours unchanged", () => {
    expect(recolour('<path fill="#333"/>', "#ff0000")).toBe('<path fill="#333"/>');
  });
});
