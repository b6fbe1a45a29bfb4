import { grown } from "../catalog-index/grown";

/** Numbers of a posting: the row number; weight and position in one. */
const width = 2;
/** In postings: most words of a catalogue are in one or two products. */
const firstCapacity = 2;
const growth = 1.5;
/** A weight is stored in so many steps, from 0 to 1. */
const weightSteps = 0xffff;
const maxPlace = 0xffff;

/** A word's products with its weight and first position in each, eight bytes a product, sorted by row number. */
export class Postings {
  private values = new Uint32Array(firstCapacity * width);
  private size = 0;

  get length(): number {
    return this.size;
  }

  rowNumber(at: number): number {
    return this.values[at * width] ?? 0;
  }

  /** The word's weight for the product, from 0 to 1; see `ranking`. */
  weight(at: number): number {
    return ((this.values[at * width + 1] ?? 0) >>> 16) / weightSteps;
  }

  /** The word's first position in the product's texts, counted in words. */
  place(at: number): number {
    return (this.values[at * width + 1] ?? 0) & maxPlace;
  }

  /** The index of a product's posting, or -1. */
  find(rowNumber: number): number {
    const at = this.firstFrom(rowNumber);
    return at < this.size && this.rowNumber(at) === rowNumber ? at : -1;
  }

  /** Adds a product, or replaces its posting. */
  set(rowNumber: number, weight: number, place: number): void {
    const at = this.size > 0 && this.rowNumber(this.size - 1) < rowNumber ? this.size : this.firstFrom(rowNumber);
    if (at === this.size || this.rowNumber(at) !== rowNumber) this.makeRoom(at);
    this.values[at * width] = rowNumber;
    this.values[at * width + 1] = (Math.round(weight * weightSteps) << 16) | Math.min(place, maxPlace);
  }

  /** Removes a product, if it is there. */
  delete(rowNumber: number): void {
    const at = this.find(rowNumber);
    if (at < 0) return;
    this.values.copyWithin(at * width, (at + 1) * width, this.size * width);
    this.size -= 1;
  }

  private makeRoom(at: number): void {
    if (this.size * width === this.values.length)
      this.values = grown(this.values, Uint32Array, Math.ceil(this.size * growth) * width);
    this.values.copyWithin((at + 1) * width, at * width, this.size * width);
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
