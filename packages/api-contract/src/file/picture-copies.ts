/** Widths in pixels that a picture of the shop's own is also kept in, where it is wider itself. */
const copyWidths = [800, 400] as const;

/** The widths of a picture's copies; the first is its own. */
export const widthsOf = (width: number): number[] => [width, ...copyWidths.filter((copy) => copy < width)];

/** What the name of a copy ends in, after the 40 hexadecimal digits that all copies of a picture share. */
export const copyEnding = (width: number): string => `-${width}.webp`;

export type PictureCopy = { address: string; width: number };

/**
 * Where the copies of a picture are, by the address or the name of its widest one, which comes first. None for a
 * picture that is not of the shop's own making: its name tells nothing.
 */
export function pictureCopies(address: string): PictureCopy[] {
  const [, start, own] = /^(.*\b[a-f0-9]{40})-([1-9]\d{0,3})\.webp$/.exec(address) ?? [];
  if (!start) return [];
  return widthsOf(Number(own)).map((width) => ({ address: `${start}${copyEnding(width)}`, width }));
}
