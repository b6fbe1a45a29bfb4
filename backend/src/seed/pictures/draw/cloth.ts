import { at } from "#seed/random";
import { luminance, mix, shade } from "../colour";
import { line, oval, type Pen, path, rect, times } from "../pen";

/** Weaves and prints for garments, linen and bags. */
export const weaves = ["plain", "checks", "stripes", "dots", "butti", "leheriya", "ikat", "floral"] as const;
export type Weave = (typeof weaves)[number];

/** A print colour that is visible on `base`. */
export const printOn = (base: string) => (luminance(base) > 0.6 ? shade(base, -0.28) : shade(base, 0.42));

/** A repeating print for cloth; `none` for plain cloth. `scale` 1 suits a garment 800 units high. */
export function print(pen: Pen, weave: Weave, base: string, accent: string, scale = 1): string {
  const ink = printOn(base);
  const size = 64 * scale;
  const unit = size / 64;
  switch (weave) {
    case "plain":
      return "none";
    case "checks":
      return pen.pattern(
        size,
        `<g opacity=".5">${rect(0, 0, size * 0.36, size, 0, ink, 'opacity=".55"')}${rect(0, 0, size, size * 0.36, 0, ink, 'opacity=".55"')}${rect(size * 0.6, 0, 4 * unit, size, 0, accent)}${rect(0, size * 0.6, size, 4 * unit, 0, accent)}</g>`,
      );
    case "stripes":
      return pen.pattern(
        size * 0.7,
        rect(0, 0, size * 0.16, size, 0, ink, 'opacity=".75"') +
          rect(size * 0.4, 0, size * 0.05, size, 0, accent, 'opacity=".8"'),
      );
    case "dots":
      return pen.pattern(
        size * 0.7,
        oval(12 * unit, 12 * unit, 5.4 * unit, 5.4 * unit, ink) +
          oval(34 * unit, 34 * unit, 5.4 * unit, 5.4 * unit, ink),
      );
    case "butti":
      return pen.pattern(
        size,
        times(
          2,
          (i) =>
            `<g transform="translate(${16 * unit + i * 32 * unit} ${16 * unit + i * 32 * unit}) scale(${unit})">${path("M0 -13 C9 -6 9 6 0 10 C-9 6 -9 -6 0 -13Z", accent)}${oval(0, 14, 2.6, 2.6, accent)}${oval(0, -2, 2.6, 3.6, ink)}</g>`,
        ),
      );
    case "leheriya":
      return pen.pattern(
        size,
        times(3, (i) =>
          line(
            `M${-8 * unit} ${(i * 24 - 4) * unit} l${20 * unit} ${12 * unit} l${20 * unit} ${-12 * unit} l${20 * unit} ${12 * unit} l${20 * unit} ${-12 * unit}`,
            i % 2 ? accent : ink,
            5 * unit,
            'opacity=".8"',
          ),
        ),
        34,
      );
    case "ikat":
      return pen.pattern(
        size,
        path(
          `M${32 * unit} ${4 * unit} L${58 * unit} ${32 * unit} L${32 * unit} ${60 * unit} L${6 * unit} ${32 * unit}Z`,
          ink,
          'opacity=".7"',
        ) +
          path(
            `M${32 * unit} ${18 * unit} L${45 * unit} ${32 * unit} L${32 * unit} ${46 * unit} L${19 * unit} ${32 * unit}Z`,
            accent,
          ) +
          oval(32 * unit, 32 * unit, 4 * unit, 4 * unit, base),
      );
    case "floral":
      return pen.pattern(
        size * 1.5,
        times(
          2,
          (k) =>
            `<g transform="translate(${(24 + k * 48) * unit} ${(24 + k * 46) * unit}) scale(${unit})">${times(5, (i) => oval(0, -11, 6.4, 9, k ? accent : ink, `transform="rotate(${i * 72})"`))}${oval(0, 0, 5, 5, k ? mix(ink, "#ffffff", 0.3) : accent)}${path("M14 14 q14 -2 18 12 q-14 2 -18 -12Z", mix(ink, "#4f8a5b", 0.6))}</g>`,
        ),
      );
  }
}

/** A weave by number. */
export const weaveAt = (style: number): Weave => at(weaves, style);

/** Fills a shape with cloth: shading, print, and soft folds on top. `d` is a closed path. */
export function cloth(pen: Pen, d: string, colour: string, pattern: string, folds = ""): string {
  return (
    path(d, pen.face(colour)) +
    (pattern === "none" ? "" : path(d, pattern)) +
    (folds ? pen.clip(path(d, "#fff"), folds) : "")
  );
}

export const fold = (d: string, dark: boolean, width = 26) =>
  line(d, dark ? "#1a1024" : "#ffffff", width, `opacity="${dark ? 0.1 : 0.16}"`);
