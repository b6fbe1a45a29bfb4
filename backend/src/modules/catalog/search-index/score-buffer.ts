/** Figures of a product stand side by side, one for each word of the search. */
const stride = 8;
const firstCapacity = 1024;

/**
 * What each word of a search says of each product. Made once and used again by the next search: clearing the few
 * products that were found costs less than new columns for all.
 */
export class ScoreBuffer {
  /** Row numbers of the products that some word says something of. */
  readonly found: number[] = [];
  private said = new Uint8Array(firstCapacity);
  private weights = new Float64Array(firstCapacity * stride);
  private places = new Uint16Array(firstCapacity * stride);

  /** Forgets the search before. Row numbers are below `capacity`. */
  clear(capacity: number): void {
    for (const rowNumber of this.found) this.said[rowNumber] = 0;
    this.found.length = 0;
    if (capacity <= this.said.length) return;
    this.said = new Uint8Array(capacity * 2);
    this.weights = new Float64Array(capacity * 2 * stride);
    this.places = new Uint16Array(capacity * 2 * stride);
  }

  /** The words that say something of the product, a bit for each. */
  wordsOf(rowNumber: number): number {
    return this.said[rowNumber] ?? 0;
  }

  /** Whether each of these words says something of the product. `words` has a bit for each. */
  hasAll(words: number, rowNumber: number): boolean {
    return ((this.said[rowNumber] ?? 0) & words) === words;
  }

  /** Several mentions by one word of the search add up; the first place counts. */
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

  /** Of several things that one word of the search may mean the one that says most counts, with its place. */
  raise(word: number, rowNumber: number, weight: number, place: number): void {
    if (weight <= this.weight(word, rowNumber)) return;
    this.add(word, rowNumber, 0, place);
    this.weights[rowNumber * stride + word] = weight;
    this.places[rowNumber * stride + word] = place;
  }

  /** 0 when the word says nothing of the product. */
  weight(word: number, rowNumber: number): number {
    return (this.said[rowNumber] ?? 0) & (1 << word) ? (this.weights[rowNumber * stride + word] ?? 0) : 0;
  }

  /** Where the word stands first, if it does. */
  place(word: number, rowNumber: number): number {
    return this.places[rowNumber * stride + word] ?? 0;
  }
}
