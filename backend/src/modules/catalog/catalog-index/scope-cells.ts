import { firstOf } from "#collections/first-of";
import { type Choice, type Conditions, conditionsOf, type Filter, facetsOf, type Window } from "./choose";
import type { Columns } from "./columns";
import { comparing, type Order } from "./orders";
import { cellNumber, PriceCell } from "./price-cell";
import { sortStably } from "./radix-sort";

export type Counts = Omit<Choice, "rowNumbers">;

/** Products of a cell that pass a filter: from one index to another, which is exclusive. */
type Passing = { cell: PriceCell; from: number; to: number };

/** Comparing two products costs as much as testing so many. */
const comparison = 3;

/**
 * The products of a scope by brand, stars, stock and publication, each group sorted by price. A filter takes a stretch of
 * each group: so a list of a hundred thousand products is counted by a few hundred binary searches.
 */
export class ScopeCells {
  private readonly cells = new Map<number, PriceCell>();
  private size = 0;
  private unfiltered: Counts | undefined;

  /** @param rowNumbers the products of the scope, in any order */
  constructor(
    private readonly columns: Columns,
    rowNumbers: Uint32Array,
  ) {
    // Each is the last of its cell, then.
    const cheapestFirst = rowNumbers.slice();
    sortStably(cheapestFirst, [{ column: columns.price, falls: false }]);
    for (const rowNumber of cheapestFirst) this.add(rowNumber);
  }

  /** Total and facets of the whole scope. */
  get counts(): Counts {
    if (!this.unfiltered) {
      const { total, facets } = this.count(conditionsOf(this.columns, {}));
      this.unfiltered = { total, facets };
    }
    return this.unfiltered;
  }

  /** A product has come, with the values that the columns have now. */
  add(rowNumber: number): void {
    const number = cellNumber(this.columns, rowNumber);
    const cell = this.cells.get(number) ?? new PriceCell(number);
    if (cell.size === 0) this.cells.set(number, cell);
    cell.add(rowNumber, this.columns.price[rowNumber] ?? 0);
    this.size += 1;
    this.unfiltered = undefined;
  }

  /** A product leaves; the columns still have the values that it came with. */
  remove(rowNumber: number): void {
    const number = cellNumber(this.columns, rowNumber);
    const cell = this.cells.get(number);
    cell?.remove(rowNumber, this.columns.price[rowNumber] ?? 0);
    if (cell?.size === 0) this.cells.delete(number);
    this.size -= 1;
    this.unfiltered = undefined;
  }

  /** Filters, counts and pages the scope: the same as `choose` for the scope's products in this order. */
  choose(ordered: () => Uint32Array, order: Order, filter: Filter, window: Window): Choice {
    const conditions = conditionsOf(this.columns, filter);
    const { passing, total, facets } = this.count(conditions);
    const end = Math.min(window.start + window.size, total);
    if (window.start >= end) return { rowNumbers: new Uint32Array(0), total, facets };
    const tested = (end / total) * this.size;
    const first =
      total * comparison < tested
        ? firstOf(rowNumbersOf(passing, total), end, comparing(this.columns, order))
        : this.firstPassing(ordered(), conditions, end);
    return { rowNumbers: Uint32Array.from(first.slice(window.start, end)), total, facets };
  }

  private count(conditions: Conditions) {
    const { brands, lowest, highest, minRating, stock, publication } = conditions;
    const passing: Passing[] = [];
    const ofBrand = new Uint32Array(this.columns.brands.size);
    const ofStars = new Uint32Array(6);
    let [total, min, max] = [0, Number.POSITIVE_INFINITY, 0];
    for (const cell of this.cells.values()) {
      if (stock !== undefined && cell.inStock !== stock) continue;
      if (publication !== undefined && cell.published !== publication) continue;
      const from = lowest <= 0 ? 0 : cell.firstFrom(lowest);
      const to = Math.max(from, cell.firstAbove(highest));
      const ratingFits = cell.stars * 100 >= minRating;
      if (ratingFits) ofBrand[cell.brand] = (ofBrand[cell.brand] ?? 0) + to - from;
      if (brands !== undefined && brands[cell.brand] !== 1) continue;
      ofStars[cell.stars] = (ofStars[cell.stars] ?? 0) + to - from;
      if (!ratingFits) continue;
      min = Math.min(min, cell.lowest);
      max = Math.max(max, cell.highest);
      if (to > from) passing.push({ cell, from, to });
      total += to - from;
    }
    return { passing, total, facets: facetsOf(this.columns, { ofBrand, ofStars, min, max }) };
  }

  /** The first `max` of the ordered products that pass. */
  private firstPassing(ordered: Uint32Array, conditions: Conditions, max: number): number[] {
    const { brand, price, rating, inStock, published } = this.columns;
    const { brands, lowest, highest, minRating, stock, publication } = conditions;
    const first: number[] = [];
    for (let at = 0; at < ordered.length && first.length < max; at++) {
      const rowNumber = ordered[at] ?? 0;
      const itsPrice = price[rowNumber] ?? 0;
      if (
        (brands === undefined || brands[brand[rowNumber] ?? 0] === 1) &&
        itsPrice >= lowest &&
        itsPrice <= highest &&
        (rating[rowNumber] ?? 0) >= minRating &&
        (stock === undefined || inStock[rowNumber] === stock) &&
        (publication === undefined || published[rowNumber] === publication)
      )
        first.push(rowNumber);
    }
    return first;
  }
}

function rowNumbersOf(passing: readonly Passing[], total: number): Uint32Array {
  const rowNumbers = new Uint32Array(total);
  let size = 0;
  for (const { cell, from, to } of passing) {
    rowNumbers.set(cell.rowNumbers.subarray(from, to), size);
    size += to - from;
  }
  return rowNumbers;
}
