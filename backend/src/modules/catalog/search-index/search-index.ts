import { begunShare, bothSay, favour, mentionsIn, nearTogether, type SearchTexts, titleBonus } from "./ranking";
import { ScoreBuffer } from "./score-buffer";
import type { Word } from "./sorted-words";
import { type Meanings, meaningsOf } from "./typed-words";
import { Vocabulary } from "./vocabulary";
import { wordsOf } from "./words-of";

/** What ranking asks of products. */
type Figures = {
  /** 1 where it can be bought, else 0. */
  inStock: (rowNumber: number) => number;
  /** Pieces sold in the last 30 days. */
  sold: (rowNumber: number) => number;
  /** Settles what else is left open. */
  id: (rowNumber: number) => string;
};

/** What a text finds; good until the next one is looked for. */
export type Found = {
  /** In no order. */
  rowNumbers: readonly number[];
  /** Compares two of them. */
  bestFirst: (one: number, other: number) => number;
};

/** What a word of the text may mean. */
type Mentions = {
  words: readonly Word[];
  /** Those that are meant as they stand. */
  very: readonly string[];
  /** How many products have them, some counted more than once. */
  products: number;
};

type Entry = { texts: SearchTexts; title: string; words: readonly Word[] };

/**
 * Finds products by their words, in memory: of every word it knows the products that have it. Products go by their
 * row numbers on the index.
 */
export class SearchIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly entries: (Entry | undefined)[] = [];
  private readonly scores = new ScoreBuffer();
  private ranks = new Float64Array(0);

  constructor(private readonly figures: Figures) {}

  /** Takes a product in, or its new texts; without any it can't be found. */
  put(rowNumber: number, { texts }: { texts: SearchTexts | null }): void {
    const known = this.entries[rowNumber];
    if (known && texts && sameTexts(known.texts, texts)) return;
    this.drop(rowNumber);
    if (!texts) return;
    const words: Word[] = [];
    for (const [text, { weight, place }] of mentionsIn(texts.map(wordsOf))) {
      const word = this.vocabulary.add(text);
      word.products.push(rowNumber);
      word.weights.push(weight);
      word.places.push(place);
      words.push(word);
    }
    this.entries[rowNumber] = { texts, title: titleOf(wordsOf(texts[0] ?? "")), words };
  }

  drop(rowNumber: number): void {
    for (const word of this.entries[rowNumber]?.words ?? []) {
      const at = word.products.indexOf(rowNumber);
      for (const list of [word.products, word.weights, word.places]) {
        list[at] = list.at(-1) ?? 0;
        list.pop();
      }
      if (word.products.length === 0) this.vocabulary.remove(word);
    }
    this.entries[rowNumber] = undefined;
  }

  /** Products that have each word of the text, or any of them where none has each. */
  find(text: string): Found {
    const words = wordsOf(text);
    const typed = meaningsOf(this.vocabulary, words).map((meanings) => this.mentionsOf(meanings));
    const whole = this.withAll(typed);
    const matched = whole.length > 0 || typed.length === 1 ? whole : this.withAny(typed);
    if (this.ranks.length < this.entries.length) this.ranks = new Float64Array(this.entries.length * 2);
    const title = titleOf(words);
    for (const rowNumber of matched) {
      const said =
        whole.length > 0 && typed.length > 1
          ? this.saidTogether(typed.length, rowNumber)
          : this.saidInAll(typed.length, rowNumber);
      const bonus = this.entries[rowNumber]?.title === title ? titleBonus : 0;
      this.ranks[rowNumber] = said * favour(this.figures.sold(rowNumber)) + bonus;
    }
    return { rowNumbers: matched, bestFirst: this.bestFirst };
  }

  /** The words of the catalogue that a typed one means. */
  private mentionsOf({ very, begun }: Meanings): Mentions {
    const words =
      begun.length > 0
        ? begun.flatMap((beginning) => this.vocabulary.words.allStartingWith(beginning))
        : very.flatMap((text) => this.vocabulary.get(text) ?? []);
    let products = 0;
    for (const word of words) products += word.products.length;
    return { words, very, products };
  }

  /**
   * Products that each of the words says something of. Beginning with the word of the fewest, so that of the others
   * hardly anything is written down.
   */
  private withAll(typed: readonly Mentions[]): number[] {
    this.scores.clear(this.entries.length);
    let counted = 0;
    const rarestFirst = [...typed.entries()].sort(([, one], [, other]) => one.products - other.products);
    for (const [at, mentions] of rarestFirst) {
      this.count(at, mentions, counted);
      counted |= 1 << at;
    }
    return this.scores.found.filter((rowNumber) => this.scores.hasAll(counted, rowNumber));
  }

  /** Products that some of the words say something of. */
  private withAny(typed: readonly Mentions[]): number[] {
    this.scores.clear(this.entries.length);
    for (const [at, mentions] of typed.entries()) this.count(at, mentions, 0);
    return this.scores.found.slice();
  }

  /** Writes down what a word of the text says of the products that all of `counted` say something of. */
  private count(at: number, { words, very }: Mentions, counted: number): void {
    const { scores } = this;
    for (const { text, products, weights, places } of words) {
      const share = very.includes(text) ? 1 : begunShare;
      for (let index = 0; index < products.length; index++) {
        const rowNumber = products[index] ?? 0;
        if (!scores.hasAll(counted, rowNumber)) continue;
        scores.add(at, rowNumber, (weights[index] ?? 0) * share, places[index] ?? 0);
      }
    }
  }

  private saidInAll(words: number, rowNumber: number): number {
    let said = 0;
    for (let at = 0; at < words; at++) said += this.scores.weight(at, rowNumber);
    return said / words;
  }

  private saidTogether(words: number, rowNumber: number): number {
    const { scores } = this;
    let said = 0;
    for (let at = 1; at < words; at++) {
      for (let other = 0; other < at; other++) {
        const apart = scores.place(at, rowNumber) - scores.place(other, rowNumber);
        said = bothSay(said, nearTogether(scores.weight(at, rowNumber), scores.weight(other, rowNumber), apart));
      }
    }
    return said;
  }

  private readonly bestFirst = (one: number, other: number): number => {
    const { inStock, sold, id } = this.figures;
    return (
      // What nobody can buy comes last, however well it fits.
      inStock(other) - inStock(one) ||
      (this.ranks[other] ?? 0) - (this.ranks[one] ?? 0) ||
      sold(other) - sold(one) ||
      (id(one) < id(other) ? -1 : 1)
    );
  };
}

const titleOf = (words: readonly string[]) => words.join(" ");

const sameTexts = (one: SearchTexts, other: SearchTexts) =>
  one.length === other.length && one.every((text, at) => text === other[at]);
