/** The home page's own rows, in the order of its first arrangement, with their titles. */
export const homeGridTitles = {
  fashion: "Fashion's Top Deals",
  trending: "Trending | Electronics",
  "best-sale": "Best Sale Products",
  "home-living": "Top Deals on Home & Living",
  electronics: "Best of Electronics",
} as const;
export type HomeGrid = keyof typeof homeGridTitles;

export const isHomeGrid = (source: string): source is HomeGrid => Object.hasOwn(homeGridTitles, source);

export const firstHomeRows: readonly HomeGrid[] = Object.keys(homeGridTitles).filter(isHomeGrid);

const prefix = "collection:";

/** What a row of the home page shows: one of its own grids, or a collection by its id. */
export const collectionSource = (id: string): string => `${prefix}${id}`;
export const collectionIn = (source: string): string | null =>
  source.startsWith(prefix) ? source.slice(prefix.length) : null;
