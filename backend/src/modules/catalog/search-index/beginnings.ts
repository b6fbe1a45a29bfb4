import { type Form, type Meaning, productsOf } from "./meaning";
import type { ProductWords } from "./product-words";

/** Fewer forms are looked up one by one. */
const manyForms = 16;
/** Prefixes of one or two letters are typed most, and those have the most words. */
const maxKnown = 16;

/** Of the words with one prefix: how many products they have together, and by a word's number whether it is one of them. */
type Begun = { products: number; isOne: Uint8Array; share: number };

/**
 * What a word may become that is still being typed. One letter begins thousands of words of a large shop: it is faster to
 * look the few words of a product up among them than to read the lists of all of them.
 */
export class Beginnings {
  private readonly known = new Map<string, readonly Form[]>();
  private readonly begun = new WeakMap<readonly Form[], Begun>();
  private changes = 0;

  /** Brands are not in question: they match as whole words only. */
  constructor(private readonly words: Pick<ProductWords, "vocabulary" | "lists">) {}

  /** The words that begin with a text, without the text itself, as forms of this share. */
  formsOf(text: string, share: number): readonly Form[] {
    const { changes } = this.words.vocabulary;
    if (changes !== this.changes || this.known.size > maxKnown) this.known.clear();
    this.changes = changes;
    const known = this.known.get(text);
    if (known) return known;
    const words = this.words.vocabulary.words.allStartingWith(text);
    const forms = words.filter((word) => word.text !== text).map((word) => ({ word, share }));
    if (forms.length < manyForms) return forms;
    this.known.set(text, forms);
    this.begun.set(forms, begunOf(forms, share));
    return forms;
  }

  /** How many products have one of the forms, some counted more than once. */
  productsOf(forms: readonly Form[]): number {
    return this.begun.get(forms)?.products ?? productsOf(forms);
  }

  /** The words of a meaning by their numbers if they have more than `max` products; else null. */
  ofMany(meaning: Meaning, max: number): Begun | null {
    const begun = meaning.length === 1 && meaning[0] ? this.begun.get(meaning[0]) : undefined;
    return begun && begun.products > max ? begun : null;
  }

  /** Whether a product has one of the words. */
  isIn(rowNumber: number, { isOne }: Begun): boolean {
    const { lists } = this.words;
    const end = lists.end(rowNumber);
    for (let at = lists.start(rowNumber); at < end; at++) if (isMarked(isOne, lists.at(at))) return true;
    return false;
  }

  /** Calls back with each of the words that a product has. */
  each(rowNumber: number, { isOne, share }: Begun, read: (form: Form) => void): void {
    const { lists, vocabulary } = this.words;
    const end = lists.end(rowNumber);
    for (let at = lists.start(rowNumber); at < end; at++) {
      const word = isMarked(isOne, lists.at(at)) ? vocabulary.of(lists.at(at) >>> 1) : undefined;
      if (word) read({ word, share });
    }
  }
}

/** Numbers of a product's words are doubled; those of brands are odd, and begin nothing. */
const isMarked = (isOne: Uint8Array, number: number): boolean => (number & 1) === 0 && isOne[number >>> 1] === 1;

function begunOf(forms: readonly Form[], share: number): Begun {
  const isOne = new Uint8Array(forms.reduce((max, { word }) => Math.max(max, word.number), 0) + 1);
  for (const { word } of forms) isOne[word.number] = 1;
  return { products: productsOf(forms), isOne, share };
}
