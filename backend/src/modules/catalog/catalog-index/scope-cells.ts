import { type Choice, type Conditions, conditionsOf, type Filter, facetsOf, passing, type Window } from "./choose";
import type { Columns } from "./columns";
import { comparing, type Order } from "./orders";
import { cellNumber, PriceCell } from "./price-cell";
import { sortStably } from "./radix-sort";

/** A smaller scope is read row by row: that takes no longer. */
const minProducts = 1_000;
/** Reading a cell takes as long as reading so many products. */
const productsPerCell = 8;
/** If no more than so many products pass, those are sorted; else the scope's sorted list is read until a page is full. */
const maxSorted = 1_000;

/** Where a product stood when it was last looked at: its cell and price. Null: it was not in the scope. */
type Place = { number: number; price: number } | null;
/** Returns what tells whether a product is in the scope now; that is valid until a product changes. */
type Belonging = () => (rowNumber: number) => boolean;
/** Products of a cell that pass a filter: from one index to another, which is exclusive. */
type Stretch = { cell: PriceCell; from: number; to: number };

/**
 * The products of a scope by brand, stars, stock and publication, each group sorted by price. A filter takes a stretch of
 * each group: so a list of a hundred thousand products is counted by a few hundred binary searches.
 */
export class ScopeCells {
  private readonly cells = new Map<number, PriceCell>();
  /** Changed products, by row number, which are moved at the next request. */
  private readonly changed = new Map<number, Place>();
  private size = 0;

  private constructor(
    private readonly columns: Columns,
    private readonly belonging: Belonging,
  ) {}

  /**
   * @param rowNumbers the products of the scope, in any order
   * @returns null where groups would take as long to read as the products: the scope is small, or has many brands.
   */
  static of(columns: Columns, rowNumbers: Uint32Array, belonging: Belonging): ScopeCells | null {
    if (rowNumbers.length < minProducts) return null;
    const numbers = new Set<number>();
    for (const rowNumber of rowNumbers) numbers.add(cellNumber(columns, rowNumber));
    if (numbers.size * productsPerCell > rowNumbers.length) return null;
    const scope = new ScopeCells(columns, belonging);
    const cheapestFirst = rowNumbers.slice();
    sortStably(cheapestFirst, [{ column: columns.price, falls: false }]);
    for (const rowNumber of cheapestFirst) scope.add(rowNumber, scope.placeOf(rowNumber));
    return scope;
  }

  /** Whether so much has changed that it is quicker to begin again. */
  get isOutdated(): boolean {
    return this.changed.size * 4 > this.size;
  }

  /** A product is about to change, or has come. */
  touch(rowNumber: number, isThere: boolean): void {
    if (!this.changed.has(rowNumber)) this.changed.set(rowNumber, isThere ? this.placeOf(rowNumber) : null);
  }

  /** Filters, counts and pages the scope: the same as `choose` for the scope's products in this order. */
  choose(ordered: Uint32Array, order: Order, filter: Filter, window: Window): Choice {
    this.update();
    const conditions = conditionsOf(this.columns, filter);
    const { stretches, total, facets } = this.count(conditions);
    const end = Math.min(window.start + window.size, total);
    if (window.start >= end) return { rowNumbers: new Uint32Array(0), total, facets };
    if (total > maxSorted)
      return { rowNumbers: this.page(ordered, order, conditions, window.start, end), total, facets };
    const sorted = rowNumbersOf(stretches, total).sort(comparing(this.columns, order));
    return { rowNumbers: sorted.slice(window.start, end), total, facets };
  }

  private update(): void {
    if (this.changed.size === 0) return;
    const belongs = this.belonging();
    for (const [rowNumber, before] of this.changed) {
      const now = belongs(rowNumber) ? this.placeOf(rowNumber) : null;
      if (before?.number === now?.number && before?.price === now?.price) continue;
      if (before) this.remove(rowNumber, before);
      if (now) this.add(rowNumber, now);
    }
    this.changed.clear();
  }

  private count({ brands, lowest, highest, minRating, stock, publication }: Conditions) {
    const stretches: Stretch[] = [];
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
      if (to > from) stretches.push({ cell, from, to });
      total += to - from;
    }
    return { stretches, total, facets: facetsOf(this.columns, { ofBrand, ofStars, min, max }) };
  }

  /** The passing products of the ordered ones from one index to another. */
  private page(ordered: Uint32Array, order: Order, conditions: Conditions, start: number, end: number): Uint32Array {
    const passes = passing(this.columns, conditions);
    const page = new Uint32Array(end - start);
    let passed = 0;
    for (let at = this.firstInRange(ordered, order, conditions); at < ordered.length && passed < end; at++) {
      const rowNumber = ordered[at] ?? 0;
      if (!passes(rowNumber)) continue;
      if (passed >= start) page[passed - start] = rowNumber;
      passed += 1;
    }
    return page;
  }

  /** The index of the first product that may pass: those before it are too cheap, or too dear. */
  private firstInRange(ordered: Uint32Array, order: Order, { lowest, highest }: Conditions): number {
    if (order !== "price-asc" && order !== "price-desc") return 0;
    const price = (at: number) => this.columns.price[ordered[at] ?? 0] ?? 0;
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const isBefore = order === "price-asc" ? price(middle) < lowest : price(middle) > highest;
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private placeOf(rowNumber: number): NonNullable<Place> {
    return { number: cellNumber(this.columns, rowNumber), price: this.columns.price[rowNumber] ?? 0 };
  }

  private add(rowNumber: number, { number, price }: NonNullable<Place>): void {
    const cell = this.cells.get(number) ?? new PriceCell(number);
    this.cells.set(number, cell);
    cell.add(rowNumber, price);
    this.size += 1;
  }

  private remove(rowNumber: number, { number, price }: NonNullable<Place>): void {
    const cell = this.cells.get(number);
    if (!cell) throw new Error(`The products of cell ${number} were lost.`);
    cell.remove(rowNumber, price);
    if (cell.size === 0) this.cells.delete(number);
    this.size -= 1;
  }
}

function rowNumbersOf(stretches: readonly Stretch[], total: number): Uint32Array {
  const rowNumbers = new Uint32Array(total);
  let size = 0;
  for (const { cell, from, to } of stretches) {
    rowNumbers.set(cell.rowNumbers.subarray(from, to), size);
    size += to - from;
  }
  return rowNumbers;
}
