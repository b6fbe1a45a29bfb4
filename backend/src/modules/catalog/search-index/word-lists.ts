import { grown } from "../catalog-index/copy-column";

const [firstRows, firstLength] = [1024, 8192];
const growth = 1.5;

/** The numbers of each product's words, one list after another in one array. */
export class WordLists {
  private numbers = new Uint32Array(firstLength);
  private starts = new Uint32Array(firstRows);
  private lengths = new Uint32Array(firstRows);
  /** The end of the last list. */
  private size = 0;
  /** How many numbers before `size` belong to no product any more. */
  private garbage = 0;

  /** How many numbers there is room for. */
  get capacity(): number {
    return this.numbers.length;
  }

  /** The numbers of a product's words; valid until the next `set`. */
  of(rowNumber: number): Uint32Array {
    return this.numbers.subarray(this.start(rowNumber), this.end(rowNumber));
  }

  /** Where a product's list begins and ends; valid until the next `set`. To read it by `at` saves making a view of it. */
  start(rowNumber: number): number {
    return this.starts[rowNumber] ?? 0;
  }

  end(rowNumber: number): number {
    return this.start(rowNumber) + (this.lengths[rowNumber] ?? 0);
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  /** Stores the list of a product that has none. */
  set(rowNumber: number, numbers: readonly number[]): void {
    if (rowNumber >= this.starts.length) {
      const rows = Math.ceil((rowNumber + 1) * growth);
      this.starts = grown(this.starts, Uint32Array, rows);
      this.lengths = grown(this.lengths, Uint32Array, rows);
    }
    if (this.size + numbers.length > this.numbers.length) this.makeRoom(numbers.length);
    this.numbers.set(numbers, this.size);
    this.starts[rowNumber] = this.size;
    this.lengths[rowNumber] = numbers.length;
    this.size += numbers.length;
  }

  drop(rowNumber: number): void {
    this.garbage += this.lengths[rowNumber] ?? 0;
    this.lengths[rowNumber] = 0;
  }

  /** Moves the lists together if more than half of the array is garbage, else into a larger one. */
  private makeRoom(length: number): void {
    if (this.garbage * 2 <= this.size) {
      this.numbers = grown(this.numbers, Uint32Array, Math.ceil((this.size + length) * growth));
      return;
    }
    const kept = new Uint32Array(
      Math.max(this.numbers.length, Math.ceil((this.size - this.garbage + length) * growth)),
    );
    let end = 0;
    for (const [rowNumber, size] of this.lengths.entries()) {
      kept.set(this.of(rowNumber), end);
      this.starts[rowNumber] = end;
      end += size;
    }
    this.numbers = kept;
    this.size = end;
    this.garbage = 0;
  }
}
