import { grown } from "../catalog-index/grown";

/** Values of one product are adjacent, one for each slot of the search. */
const stride = 8;
const firstCapacity = 1024;
const growth = 1.5;

/**
 * The scores of each product for each slot of a search. The scores of the products that match lie side by side, in the
 * order in which they were found. Allocated once and reused: clearing the few products that matched costs less than new
 * arrays for all.
 */
export class ScoreBuffer {
  /** By row number. */
  private said = new Uint8Array(firstCapacity);
  /** By row number: the product's index among those that were found. */
  private indexes = new Uint32Array(firstCapacity);
  private rowNumbers = new Uint32Array(firstCapacity);
  private size = 0;
  private weights = new Float32Array(firstCapacity * stride);
  private places = new Uint16Array(firstCapacity * stride);

  /** Row numbers of the products that match some slot, by index; valid until the next change. */
  get found(): Uint32Array {
    return this.rowNumbers.subarray(0, this.size);
  }

  /** Clears the previous search. Row numbers are below `capacity`. */
  clear(capacity: number): void {
    for (let index = 0; index < this.size; index++) this.said[this.rowNumbers[index] ?? 0] = 0;
    this.weights.fill(0, 0, this.size * stride);
    this.size = 0;
    if (capacity <= this.said.length) return;
    this.said = new Uint8Array(Math.ceil(capacity * growth));
    this.indexes = new Uint32Array(this.said.length);
  }

  /** The indexes of the products whose slots, as a bit mask, are wanted; in their order. */
  indexesOf(isWanted: (said: number) => boolean): Uint32Array {
    const indexes = new Uint32Array(this.size);
    let size = 0;
    for (let index = 0; index < this.size; index++)
      if (isWanted(this.wordsOf(this.rowNumbers[index] ?? 0))) indexes[size++] = index;
    return indexes.subarray(0, size);
  }

  rowNumbersOf(indexes: Uint32Array): Uint32Array {
    const rowNumbers = new Uint32Array(indexes.length);
    for (let at = 0; at < indexes.length; at++) rowNumbers[at] = this.rowNumbers[indexes[at] ?? 0] ?? 0;
    return rowNumbers;
  }

  /** The slots that the product matches, as a bit mask. */
  wordsOf(rowNumber: number): number {
    return this.said[rowNumber] ?? 0;
  }

  /** Whether the product matches each of these slots. `words` is a bit mask. */
  hasAll(words: number, rowNumber: number): boolean {
    return ((this.said[rowNumber] ?? 0) & words) === words;
  }

  /** Adds up several matches of one slot; the first position counts. */
  add(word: number, rowNumber: number, weight: number, place: number): void {
    const said = this.said[rowNumber] ?? 0;
    const at = (said === 0 ? this.enter(rowNumber) : (this.indexes[rowNumber] ?? 0)) * stride + word;
    if ((said & (1 << word)) === 0) {
      this.said[rowNumber] = said | (1 << word);
      this.weights[at] = weight;
      this.places[at] = place;
    } else {
      this.weights[at] = (this.weights[at] ?? 0) + weight;
      this.places[at] = Math.min(this.places[at] ?? 0, place);
    }
  }

  /** Of several meanings of one slot the one with the highest weight counts, with its position. */
  raise(word: number, rowNumber: number, weight: number, place: number): void {
    // As it is stored: what is no more than that must not replace it.
    if (Math.fround(weight) <= this.weight(word, rowNumber)) return;
    this.add(word, rowNumber, 0, place);
    const at = (this.indexes[rowNumber] ?? 0) * stride + word;
    this.weights[at] = weight;
    this.places[at] = place;
  }

  /** 0 if the product does not match the slot. */
  weight(word: number, rowNumber: number): number {
    return this.said[rowNumber] ? this.weightAt(this.indexOf(rowNumber), word) : 0;
  }

  /** The index of a product that was found. Its scores are read by that, without asking whether it was. */
  indexOf(rowNumber: number): number {
    return this.indexes[rowNumber] ?? 0;
  }

  /** 0 if the product does not match the slot. */
  weightAt(index: number, word: number): number {
    return this.weights[index * stride + word] ?? 0;
  }

  /** The slot's first position in the product's texts, if it matches. */
  placeAt(index: number, word: number): number {
    return this.places[index * stride + word] ?? 0;
  }

  private enter(rowNumber: number): number {
    if (this.size === this.rowNumbers.length) {
      const capacity = Math.ceil(this.size * growth);
      this.rowNumbers = grown(this.rowNumbers, Uint32Array, capacity);
      this.weights = grown(this.weights, Float32Array, capacity * stride);
      this.places = grown(this.places, Uint16Array, capacity * stride);
    }
    this.rowNumbers[this.size] = rowNumber;
    this.indexes[rowNumber] = this.size;
    return this.size++;
  }
}
