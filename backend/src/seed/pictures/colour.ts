type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: readonly number[]): string {
  return `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Colours here are always `#rrggbb`. `share` is the proportion of `second`, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  return hexOf([0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share));
}

/** Lighter for a positive `by`, darker (and a little cooler, as shadows are) for a negative one. */
export function shade(colour: string, by: number): string {
  if (by >= 0) return mix(colour, "#ffffff", by);
  const [red, green, blue] = channels(colour);
  return hexOf([red * (1 + by), green * (1 + by), blue * (1 + by * 0.9) - by * 5]);
}

export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

interface Hsl {
  /** Degrees, 0 to 360. */
  hue: number;
  /** 0 to 1 each. */
  saturation: number;
  lightness: number;
}

export function toHsl(colour: string): Hsl {
  const [red, green, blue] = channels(colour).map((part) => part / 255) as unknown as Channels;
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 2;
  const span = max - min;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const sector =
    max === red ? (green - blue) / span : max === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sector * 60 + 360) % 360, saturation: Math.min(1, saturation), lightness };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return hexOf([part(0), part(8), part(4)]);
}

const hexColour = /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g;
const long = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-fA-F]/g, "$&$&") : hex).toLowerCase();

/**
 * Recolours artwork: every colour with a hue near the artwork's dominant one moves to `target`, keeping its distance in
 * lightness, so that highlights and shadows stay. Greys and secondary colours are unchanged.
 */
export function recolour(svg: string, target: string): string {
  const weight = new Map<number, number>();
  for (const found of svg.match(hexColour) ?? []) {
    const { hue, saturation, lightness } = toHsl(long(found));
    if (saturation < 0.18 || lightness < 0.08 || lightness > 0.95) continue;
    const bin = Math.round(hue / 30) % 12;
    weight.set(bin, (weight.get(bin) ?? 0) + saturation);
  }
  const dominant = [...weight].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (dominant === undefined) return svg;
  const near = (hue: number) => Math.abs(((hue - dominant * 30 + 540) % 360) - 180) <= 46;
  const touched = [...new Set(svg.match(hexColour) ?? [])]
    .map((hex) => toHsl(long(hex)))
    .filter((colour) => colour.saturation >= 0.12 && near(colour.hue));
  const middle = touched.reduce((sum, colour) => sum + colour.lightness, 0) / Math.max(1, touched.length);
  const goal = toHsl(target);
  return svg.replace(hexColour, (found) => {
    const colour = toHsl(long(found));
    if (colour.saturation < 0.12 || !near(colour.hue)) return found;
    const lightness = Math.max(0.06, Math.min(0.97, goal.lightness + (colour.lightness - middle) * 0.8));
    return fromHsl({
      hue: goal.hue,
      saturation: Math.min(1, goal.saturation * (0.75 + 0.3 * colour.saturation)),
      lightness,
    });
  });
}
