import { grown } from "../catalog-index/copy-column";

/** Numbers of a posting: the row number; weight and position in one. */
const width = 2;
const growth = 1.5;
/** A weight is stored in so many steps, from 0 to 1. */
const weightSteps = 0xffff;
const maxPlace = 0xffff;

/**
 * A word's products with its weight and first position in each, eight bytes a product, sorted by row number. Most words
 * of a catalogue, such as its model numbers, are in one product only: those have no array.
 */
export class Postings {
  private onlyRow = 0;
  private onlyMention = 0;
  private values: Uint32Array<ArrayBuffer> | null = null;
  private size = 0;

  get length(): number {
    return this.size;
  }

  rowNumber(at: number): number {
    return this.values === null ? this.onlyRow : (this.values[at * width] ?? 0);
  }

  /** The word's weight for the product, from 0 to 1; see `ranking`. */
  weight(at: number): number {
    return (this.mention(at) >>> 16) / weightSteps;
  }

  /** The word's first position in the product's texts, counted in words. */
  place(at: number): number {
    return this.mention(at) & maxPlace;
  }

  /** The index of a product's posting, or -1. */
  find(rowNumber: number): number {
    const at = this.firstFrom(rowNumber);
    return at < this.size && this.rowNumber(at) === rowNumber ? at : -1;
  }

  /** Adds a product, or replaces its posting. */
  set(rowNumber: number, weight: number, place: number): void {
    const mention = (Math.round(weight * weightSteps) << 16) | Math.min(place, maxPlace);
    const at = this.size > 0 && this.rowNumber(this.size - 1) < rowNumber ? this.size : this.firstFrom(rowNumber);
    if (at === this.size || this.rowNumber(at) !== rowNumber) this.makeRoom(at);
    if (this.values === null) {
      this.onlyRow = rowNumber;
      this.onlyMention = mention;
    } else {
      this.values[at * width] = rowNumber;
      this.values[at * width + 1] = mention;
    }
  }

  /** Removes a product, if it is there. */
  delete(rowNumber: number): void {
    const at = this.find(rowNumber);
    if (at < 0) return;
    this.values?.copyWithin(at * width, (at + 1) * width, this.size * width);
    this.size -= 1;
  }

  private mention(at: number): number {
    return this.values === null ? this.onlyMention : (this.values[at * width + 1] ?? 0);
  }

  private makeRoom(at: number): void {
    if (this.values === null && this.size === 1) this.values = Uint32Array.of(this.onlyRow, this.onlyMention, 0, 0);
    if (this.values !== null && this.size * width === this.values.length)
      this.values = grown(this.values, Uint32Array, Math.ceil(this.size * growth) * width);
    this.values?.copyWithin((at + 1) * width, at * width, this.size * width);
    this.size += 1;
  }

  /** The index of the first posting whose row number is not less than this one. */
  private firstFrom(rowNumber: number): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.rowNumber(middle) < rowNumber) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
