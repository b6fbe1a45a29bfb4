import type { Facets } from "@haat/api-contract/catalog/schemas";
import type { Columns } from "./columns";

/** A list's filters; an absent one filters nothing. */
export type Filter = {
  /** Any of these. */
  brands?: readonly string[] | undefined;
  /** Rupees. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Minimum stars, a whole number. */
  rating?: number | undefined;
  inStock?: boolean | undefined;
  published?: boolean | undefined;
};

/** The page of a list. */
export type Window = { start: number; size: number };

export type Choice = {
  /** The row numbers of the page, in the given order. */
  rowNumbers: Uint32Array;
  /** How many pass the filter. */
  total: number;
  facets: Facets;
};

const stars = [4, 3, 2, 1];

/**
 * Filters, counts and pages products in one pass. A filter narrows the other facets but not its own, so that a shopper
 * can widen the choice again; stock and publication narrow everything.
 */
export function choose(columns: Columns, given: Uint32Array, filter: Filter, window: Window): Choice {
  const { brand, price, rating, inStock, published } = columns;
  const { brands, lowest, highest, minRating, stock, publication } = conditionsOf(columns, filter);

  const rowNumbers = new Uint32Array(Math.max(0, Math.min(window.size, given.length - window.start)));
  const end = window.start + rowNumbers.length;
  let total = 0;
  const ofBrand = new Uint32Array(columns.brands.size);
  const ofStars = new Uint32Array(6);
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const rowNumber of given) {
    if (stock !== undefined && inStock[rowNumber] !== stock) continue;
    if (publication !== undefined && published[rowNumber] !== publication) continue;
    const itsBrand = brand[rowNumber] ?? 0;
    const itsPrice = price[rowNumber] ?? 0;
    const itsRating = rating[rowNumber] ?? 0;
    const brandFits = brands === undefined || brands[itsBrand] === 1;
    const priceFits = itsPrice >= lowest && itsPrice <= highest;
    const ratingFits = itsRating >= minRating;
    if (priceFits && ratingFits) ofBrand[itsBrand] = (ofBrand[itsBrand] ?? 0) + 1;
    if (!brandFits) continue;
    if (ratingFits) {
      if (itsPrice < min) min = itsPrice;
      if (itsPrice > max) max = itsPrice;
    }
    if (!priceFits) continue;
    const full = Math.floor(itsRating / 100);
    ofStars[full] = (ofStars[full] ?? 0) + 1;
    if (!ratingFits) continue;
    if (total >= window.start && total < end) rowNumbers[total - window.start] = rowNumber;
    total += 1;
  }
  return {
    rowNumbers: rowNumbers.subarray(0, Math.max(0, total - window.start)),
    total,
    facets: facetsOf(columns, { ofBrand, ofStars, min, max }),
  };
}

/** How many products each brand and each whole number of stars has, and the least and the greatest price in paise. */
type Counted = { ofBrand: Uint32Array; ofStars: Uint32Array; min: number; max: number };

/** Facets as the wire has them. Without products the prices are infinite and 0. */
export function facetsOf({ brands }: Columns, { ofBrand, ofStars, min, max }: Counted): Facets {
  return {
    brands: brands.alphabetical
      .filter((number) => ofBrand[number])
      .map((number) => ({ name: brands.text(number), count: ofBrand[number] ?? 0 })),
    price: { min: Number.isFinite(min) ? Math.floor(min / 100) : 0, max: Math.ceil(max / 100) },
    ratings: stars.map((min) => ({ stars: min, count: ofStars.subarray(min).reduce(sum, 0) })),
  };
}

const sum = (one: number, other: number) => one + other;
const toPaise = (rupees: number) => Math.round(rupees * 100);

/** A filter in the units of the columns. */
export type Conditions = {
  /** 1 for each wanted brand, by the brand's number; undefined if brands are not filtered. */
  brands: Uint8Array | undefined;
  /** Paise; -1 and infinite without a limit. */
  lowest: number;
  highest: number;
  /** Hundredths of a star. */
  minRating: number;
  /** 0, 1, or undefined for either. */
  stock: number | undefined;
  publication: number | undefined;
};

export const conditionsOf = (columns: Columns, filter: Filter): Conditions => ({
  brands: filter.brands && maskOf(columns, filter.brands),
  lowest: filter.minPrice === undefined ? -1 : toPaise(filter.minPrice),
  highest: filter.maxPrice === undefined ? Number.POSITIVE_INFINITY : toPaise(filter.maxPrice),
  minRating: (filter.rating ?? 0) * 100,
  stock: filter.inStock === undefined ? undefined : Number(filter.inStock),
  publication: filter.published === undefined ? undefined : Number(filter.published),
});

/** Whether a product meets all conditions. */
export function passing(columns: Columns, conditions: Conditions): (rowNumber: number) => boolean {
  const { brand, price, rating, inStock, published } = columns;
  const { brands, lowest, highest, minRating, stock, publication } = conditions;
  return (rowNumber) => {
    const itsPrice = price[rowNumber] ?? 0;
    return (
      (brands === undefined || brands[brand[rowNumber] ?? 0] === 1) &&
      itsPrice >= lowest &&
      itsPrice <= highest &&
      (rating[rowNumber] ?? 0) >= minRating &&
      (stock === undefined || inStock[rowNumber] === stock) &&
      (publication === undefined || published[rowNumber] === publication)
    );
  };
}

function maskOf({ brands }: Columns, names: readonly string[]): Uint8Array {
  const mask = new Uint8Array(brands.size);
  for (const name of names) {
    const number = brands.find(name);
    if (number !== undefined) mask[number] = 1;
  }
  return mask;
}
