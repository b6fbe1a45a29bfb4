/**
 * The shop stores a picture in several widths, and its name tells a page what it needs before the picture has loaded:
 * `<40 hexadecimal digits>-c<colour>-<width>.webp`. The colour is shown until then; transparent pictures have none. Older
 * names lack that part, and have no copies below 400 pixels.
 */
const copyWidths = [800, 400, 200, 100] as const;
const minWithoutColour = 400;

/** The widths of a picture's copies; the first is the picture's own. */
export const widthsOf = (width: number): number[] => [width, ...copyWidths.filter((copy) => copy < width)];

/** The suffix of a copy's name, after the 40 hexadecimal digits that all copies of a picture share. */
export const copyEnding = (width: number, colour: string): string => `-c${colour}-${width}.webp`;

export type PictureCopy = { address: string; width: number };

const ownName = /^(.*\b[a-f0-9]{40})(-c(?:[a-f0-9]{6})?)?-([1-9]\d{0,3})\.webp$/;

/**
 * The copies of a picture, by the URL or name of its widest one, which comes first. None for pictures that the shop did
 * not store: their names contain no widths.
 */
export function pictureCopies(address: string): PictureCopy[] {
  const [, base, colour, own] = ownName.exec(address) ?? [];
  if (!base) return [];
  const widths = widthsOf(Number(own));
  const there = colour === undefined ? widths.filter((width, at) => at === 0 || width >= minWithoutColour) : widths;
  return there.map((width) => ({ address: `${base}${colour ?? ""}-${width}.webp`, width }));
}

/** The colour to show until a picture has loaded, as `#rrggbb`; undefined if its name contains none. */
export function pictureColour(address: string): string | undefined {
  const colour = ownName.exec(address)?.[2]?.slice(2);
  return colour ? `#${colour}` : undefined;
}
