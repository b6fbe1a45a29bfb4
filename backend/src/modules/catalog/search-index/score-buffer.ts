/** Values of one product are adjacent, one for each slot of the search. */
const stride = 8;
const firstCapacity = 1024;

/**
 * The scores of each product for each slot of a search. Allocated once and reused: clearing the few products that
 * matched costs less than new arrays for all.
 */
export class ScoreBuffer {
  /** Row numbers of the products that match some slot. */
  readonly found: number[] = [];
  private said = new Uint8Array(firstCapacity);
  private weights = new Float64Array(firstCapacity * stride);
  private places = new Uint16Array(firstCapacity * stride);

  /** Clears the previous search. Row numbers are below `capacity`. */
  clear(capacity: number): void {
    for (const rowNumber of this.found) this.said[rowNumber] = 0;
    this.found.length = 0;
    if (capacity <= this.said.length) return;
    this.said = new Uint8Array(capacity * 2);
    this.weights = new Float64Array(capacity * 2 * stride);
    this.places = new Uint16Array(capacity * 2 * stride);
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
    const at = rowNumber * stride + word;
    if (said === 0) this.found.push(rowNumber);
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
    if (weight <= this.weight(word, rowNumber)) return;
    this.add(word, rowNumber, 0, place);
    this.weights[rowNumber * stride + word] = weight;
    this.places[rowNumber * stride + word] = place;
  }

  /** 0 if the product does not match the slot. */
  weight(word: number, rowNumber: number): number {
    return (this.said[rowNumber] ?? 0) & (1 << word) ? (this.weights[rowNumber * stride + word] ?? 0) : 0;
  }

  /** The slot's first position in the product's texts, if it matches. */
  place(word: number, rowNumber: number): number {
    return this.places[rowNumber * stride + word] ?? 0;
  }
}
