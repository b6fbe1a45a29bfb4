import { darkTokens, lightTokens, type TokenName, textPairs } from "./tokens";

describe("contrast of the tokens", () => {
  const themes: Array<[string, Record<TokenName, string>]> = [
    ["light", lightTokens],
    ["dark", darkTokens],
  ];

  for (const [theme, tokens] of themes) {
    it.each(textPairs)(`${theme}: %s on %s is readable`, (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
    });

    it(`${theme}: the edge of a control can be seen`, () => {
      expect(contrast(tokens.edge, tokens.paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(tokens.edge, tokens.surface)).toBeGreaterThanOrEqual(3);
    });
  }

  it("computes 21 for black on white", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  });
});

/** WCAG 2 contrast ratio of two `#RRGGBB` colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
