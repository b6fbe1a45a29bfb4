/**
 * One product as written by hand.
 *
 * - `art`: `drawing/style` or `drawing/style@emblem`
 * - `colours`: `main+accent, main+accent`; more than one creates colour variants
 * - `specs`: `Label: value | Label: value`
 * - `sizes`: `S, M, L` or `500 g, 1 kg:+180` (rupees added to the row's prices), or a key of `sizeRuns`
 */
export type ProductRow = readonly [
  brand: string,
  title: string,
  mrp: number,
  price: number,
  art: string,
  colours: string,
  specs: string,
  hook: string,
  sizes?: string,
];

export interface SubCategoryTable {
  handle: string;
  /** Six digits of the Harmonised System, as GST requires on invoices. */
  hsn: string;
  title: string;
  /** The heading above its card on the home page. */
  heading: string;
  showOnHome: boolean;
  /** Singular; used as a tag and a search word. */
  noun: string;
  tags: readonly string[];
  /** Title of the specification group that the rows' `specs` fill. */
  specTitle: string;
  /** Grams of the lightest and the heaviest product. */
  weight: readonly [number, number];
  /** Centimetres. */
  box: readonly [number, number, number];
  returnDays: 0 | 7 | 10;
  warranty: string;
  /** Sentences for descriptions that are true of every product here. */
  about: readonly string[];
  rows: readonly ProductRow[];
}

export interface CategoryTable {
  handle: string;
  title: string;
  /** `art` and `colours`, as in a row, of each object in the category's tile picture. */
  tile: readonly string[];
  subCategories: readonly SubCategoryTable[];
}

export const sizeRuns: Record<string, string> = {
  men: "S, M, L, XL, XXL",
  women: "XS, S, M, L, XL",
  waist: "30, 32, 34, 36, 38",
  shoeMen: "UK 6, UK 7, UK 8, UK 9, UK 10",
  shoeWomen: "UK 3, UK 4, UK 5, UK 6, UK 7",
  bangle: "2.4, 2.6, 2.8",
  bed: "Double, Queen:+300, King:+600",
  curtain: "5 ft, 7 ft:+150, 9 ft:+350",
};
