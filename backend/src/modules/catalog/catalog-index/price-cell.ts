import type { Columns } from "./columns";
import { grown } from "./copy-column";

const firstCapacity = 4;
const growth = 1.5;

/** The number of a product's cell. */
export const cellNumber = ({ brand, rating, inStock, published }: Columns, rowNumber: number): number =>
  ((brand[rowNumber] ?? 0) * maxStars + starsOf(rating[rowNumber])) * 4 +
  (inStock[rowNumber] ?? 0) * 2 +
  (published[rowNumber] ?? 0);

/** From 0 to 5. */
const maxStars = 6;
const starsOf = (rating = 0) => Math.floor(rating / 100);

/** Products of one brand and of as many whole stars, all in stock or not, all published or not; cheapest first. */
export class PriceCell {
  /** Its number. */
  readonly brand: number;
  /** Whole stars. */
  readonly stars: number;
  /** 0 or 1. */
  readonly inStock: number;
  readonly published: number;
  size = 0;
  rowNumbers = new Uint32Array(firstCapacity);
  private prices = new Float64Array(firstCapacity);

  constructor(number: number) {
    this.published = number & 1;
    this.inStock = (number >> 1) & 1;
    this.stars = (number >> 2) % maxStars;
    this.brand = Math.floor((number >> 2) / maxStars);
  }

  /** Paise; the cell must not be empty. */
  get lowest(): number {
    return this.prices[0] ?? 0;
  }

  get highest(): number {
    return this.prices[this.size - 1] ?? 0;
  }

  /** The index of the first product that costs at least so many paise. */
  firstFrom(price: number): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.prices[middle] ?? 0) < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The index of the first product that costs more than so many paise. */
  firstAbove(price: number): number {
    return price === Number.POSITIVE_INFINITY ? this.size : this.firstFrom(price + smallestStep);
  }

  add(rowNumber: number, price: number): void {
    if (this.size === this.rowNumbers.length) {
      const capacity = Math.ceil(this.size * growth);
      this.rowNumbers = grown(this.rowNumbers, Uint32Array, capacity);
      this.prices = grown(this.prices, Float64Array, capacity);
    }
    const at = price >= this.highest ? this.size : this.firstFrom(price);
    this.move(at, at + 1);
    this.rowNumbers[at] = rowNumber;
    this.prices[at] = price;
    this.size += 1;
  }

  /** Removes a product that is there with this price. */
  remove(rowNumber: number, price: number): void {
    const at = this.rowNumbers.subarray(0, this.size).indexOf(rowNumber, this.firstFrom(price));
    if (at < 0) throw new Error(`Row ${rowNumber} is not in its cell.`);
    this.move(at + 1, at);
    this.size -= 1;
  }

  private move(from: number, to: number): void {
    this.rowNumbers.copyWithin(to, from, this.size);
    this.prices.copyWithin(to, from, this.size);
  }
}

/** Prices are whole paise. */
const smallestStep = 1;
