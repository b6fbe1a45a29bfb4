import { gather, grown } from "../catalog-index/copy-column";
import { StringInterner } from "../catalog-index/string-interner";

const firstCapacity = 1024;
const growth = 1.5;
const absent = -1;
/** The number of an empty name: the product is in no sub-category. */
export const noKind = 0;

const titleBytes = 256;
/** The sub-category of a mark. */
export const kindOf = (mark: number): number => mark >>> 8;
/** The byte of the title's hash in a mark. */
export const titleByteIn = (mark: number): number => mark & 0xff;
/** The byte of a title's hash that marks have. */
export const titleByteOf = (title: number): number => title & 0xff;

/** What a product's texts were when its words were added. The texts themselves are kept as hashes only. */
type SearchedProduct = {
  /** Hash of all texts. */
  texts: number;
  /** Hash of the words of its title. */
  title: number;
  /** Its sub-category; may be empty. */
  kindName: string;
};

/** The products of the search, column by column, by row number. */
export class SearchedProducts {
  /** How many row numbers there have been; all are below it. */
  size = 0;
  private texts = new Float64Array(firstCapacity).fill(absent);
  private titles = new Float64Array(firstCapacity);
  /** See `readMarks`. */
  private marks = new Uint32Array(firstCapacity);
  private readonly kindNames = new StringInterner();
  private readonly kindSizes: number[] = [];

  /** All numbers of sub-categories are below it. */
  get kindCount(): number {
    return this.kindNames.size;
  }

  /** How many products are in a sub-category. */
  kindSize(kind: number): number {
    return this.kindSizes[kind] ?? 0;
  }

  has(rowNumber: number): boolean {
    return (this.texts[rowNumber] ?? absent) !== absent;
  }

  /** Whether the product is there with this hash of its texts and this sub-category. */
  equals(rowNumber: number, texts: number, kindName: string): boolean {
    return this.texts[rowNumber] === texts && this.kindNames.text(this.kind(rowNumber)) === kindName;
  }

  /** The number of the product's sub-category. */
  kind(rowNumber: number): number {
    return kindOf(this.marks[rowNumber] ?? 0);
  }

  /** Reads the marks of products: the number of the sub-category and a byte of the title's hash, in one number. */
  readMarks(rowNumbers: Uint32Array, into: Uint32Array): void {
    gather(this.marks, rowNumbers, into);
  }

  /** Whether the product's title has the words of this hash. */
  isTitled(rowNumber: number, title: number): boolean {
    return this.titles[rowNumber] === title;
  }

  /** Adds a product that is not there. */
  put(rowNumber: number, { texts, title, kindName }: SearchedProduct): void {
    if (rowNumber >= this.texts.length) this.grow(Math.ceil((rowNumber + 1) * growth));
    const kind = this.kindNames.add(kindName);
    this.size = Math.max(this.size, rowNumber + 1);
    this.texts[rowNumber] = texts;
    this.titles[rowNumber] = title;
    this.marks[rowNumber] = kind * titleBytes + titleByteOf(title);
    this.kindSizes[kind] = this.kindSize(kind) + 1;
  }

  /** Removes a product that is there. */
  drop(rowNumber: number): void {
    this.texts[rowNumber] = absent;
    this.kindSizes[this.kind(rowNumber)] = this.kindSize(this.kind(rowNumber)) - 1;
  }

  private grow(capacity: number): void {
    const { length } = this.texts;
    this.texts = grown(this.texts, Float64Array, capacity).fill(absent, length);
    this.titles = grown(this.titles, Float64Array, capacity);
    this.marks = grown(this.marks, Uint32Array, capacity);
  }
}
