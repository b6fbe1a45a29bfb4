/**
 * A picture of the shop's own lies in several widths, and its name tells all that a page needs to know before it is
 * there: `<40 hexadecimal digits>-c<colour>-<width>.webp`. The colour is what stands in its place meanwhile, six digits
 * or none for a picture that can be seen through. Names of pictures from before there were colours lack that part; they
 * have no copies below 400 pixels.
 */
const copyWidths = [800, 400, 200, 100] as const;
const minWithoutColour = 400;

/** The widths of a picture's copies; the first is its own. Each is at most twice the next. */
export const widthsOf = (width: number): number[] => [width, ...copyWidths.filter((copy) => copy < width)];

/** What the name of a copy ends in, after the 40 hexadecimal digits that all copies of a picture share. */
export const copyEnding = (width: number, colour: string): string => `-c${colour}-${width}.webp`;

export type PictureCopy = { address: string; width: number };

const ownName = /^(.*\b[a-f0-9]{40})(-c(?:[a-f0-9]{6})?)?-([1-9]\d{0,3})\.webp$/;

/**
 * Where the copies of a picture are, by the address or the name of its widest one, which comes first. None for a
 * picture that is not of the shop's own making: its name tells nothing.
 */
export function pictureCopies(address: string): PictureCopy[] {
  const [, base, colour, own] = ownName.exec(address) ?? [];
  if (!base) return [];
  const widths = widthsOf(Number(own));
  const there = colour === undefined ? widths.filter((width, at) => at === 0 || width >= minWithoutColour) : widths;
  return there.map((width) => ({ address: `${base}${colour ?? ""}-${width}.webp`, width }));
}

/** The colour that stands for a picture until it is there, as `#rrggbb`; undefined where its name tells none. */
export function pictureColour(address: string): string | undefined {
  const colour = ownName.exec(address)?.[2]?.slice(2);
  return colour ? `#${colour}` : undefined;
}
