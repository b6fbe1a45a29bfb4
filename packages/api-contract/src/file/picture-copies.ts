/** Widths in pixels of the copies that are stored of a picture, if the picture is wider. */
const copyWidths = [800, 400] as const;

/** The widths of a picture's copies; the first is the picture's own. */
export const widthsOf = (width: number): number[] => [width, ...copyWidths.filter((copy) => copy < width)];

/** The suffix of a copy's name, after the 40 hexadecimal digits that all copies of a picture share. */
export const copyEnding = (width: number): string => `-${width}.webp`;

export type PictureCopy = { address: string; width: number };

/**
 * The copies of a picture, by the URL or name of its widest one, which comes first. None for pictures that the shop did
 * not store: their names contain no widths.
 */
export function pictureCopies(address: string): PictureCopy[] {
  const [, start, own] = /^(.*\b[a-f0-9]{40})-([1-9]\d{0,3})\.webp$/.exec(address) ?? [];
  if (!start) return [];
  return widthsOf(Number(own)).map((width) => ({ address: `${start}${copyEnding(width)}`, width }));
}
