import { Beginnings } from "./beginnings";
import { hasDevanagari } from "./devanagari";
import { type Known, type Slot, slotsOf } from "./meanings";
import { Postings } from "./postings";
import { type Figures, ProductRanks } from "./product-ranks";
import { ProductWords } from "./product-words";
import { type SearchTexts, thingWeight, wordsOfTitle } from "./ranking";
import { ScoreBuffer } from "./score-buffer";
import { scoreSlot } from "./score-slot";
import { noKind, SearchedProducts } from "./searched-products";
import { SlotMatches } from "./slot-matches";
import { SortedWords } from "./sorted-words";
import { type Synonym, Synonyms } from "./synonyms";
import { hashOf } from "./text-hash";
import { wordsOf } from "./words-of";

/** The result of a search; valid until the next one. */
export type Found = {
  /** Unsorted. */
  rowNumbers: Uint32Array;
  /** Compares two of them. */
  bestFirst: (one: number, other: number) => number;
  /** The first `max` of them, best first. */
  best: (max: number) => Uint32Array;
  /**
   * The text that was searched for instead: a word was mistyped, or no product has all words. Null if it is the text
   * itself.
   */
  shownFor: string | null;
};

/** A product as input of the search; without texts it can't be found. */
type Searched = { texts: SearchTexts | null; sub_category?: string };

/** An in-memory inverted index: each word has the list of its products, by their row numbers in the catalog index. */
export class SearchIndex {
  private readonly words = new ProductWords();
  private readonly products = new SearchedProducts();
  private synonyms = new Synonyms();
  private synonymWords = new SortedWords();
  private readonly beginnings = new Beginnings(this.words);
  private readonly matches = new SlotMatches(this.beginnings);
  private readonly scores = new ScoreBuffer();
  private readonly ranks: ProductRanks;
  /** Of hashes: unknown to everybody, so that nobody can write a title that passes for another text. */
  private readonly seed = Math.floor(Math.random() * 2 ** 32);

  constructor(figures: Figures) {
    this.ranks = new ProductRanks(this.scores, this.products, figures);
  }

  /** Adds a product, or replaces its texts. */
  put(rowNumber: number, { texts, sub_category: kindName = "" }: Searched): void {
    const hash = texts ? hashOf(texts, this.seed) : 0;
    if (texts && this.products.equals(rowNumber, hash, kindName)) return;
    this.drop(rowNumber);
    if (!texts) return;
    const title = wordsOfTitle(texts[0] ?? "");
    this.words.add(rowNumber, title, texts);
    this.products.put(rowNumber, { texts: hash, title: this.titleHash(title.map(({ word }) => word)), kindName });
  }

  drop(rowNumber: number): void {
    if (!this.products.has(rowNumber)) return;
    this.words.drop(rowNumber);
    this.products.drop(rowNumber);
  }

  /** Replaces all synonyms. */
  setSynonyms(rows: readonly Synonym[]): void {
    this.synonyms = new Synonyms(rows);
    this.synonymWords = new SortedWords();
    for (const text of new Set(this.synonyms.words()))
      this.synonymWords.insert({ text, number: 0, postings: new Postings() });
  }

  /**
   * Products that have every word of the text; if none has, those that have most of them.
   *
   * @param unfinished still being typed: the last word may be a prefix
   */
  find(text: string, { unfinished = false } = {}): Found {
    const words = wordsOf(text);
    const slots = slotsOf(this.known(), words, unfinished);
    const meant = slots.filter(({ meanings }) => meanings.length > 0);
    const whole = this.withAll(meant);
    const isComplete = whole.length > 0 || meant.length <= 1;
    const { indexes, shown } = isComplete ? { indexes: whole, shown: meant } : this.withBestMask(meant);
    this.ranks.rank(indexes, { slots: meant.length, title: this.titleHash(words) });
    this.ranks.putSoldOutLast(indexes);
    if (meant.length < slots.length && !this.isNamed(indexes, meant)) return nothing;
    const asTyped =
      shown.length === slots.length &&
      !shown.some(({ correction }) => correction === "guess" || (correction === "spelling" && !hasDevanagari(text)));
    const rowNumbers = this.scores.rowNumbersOf(indexes);
    const shownFor = asTyped || rowNumbers.length === 0 ? null : shownText(shown, text);
    const best = (max: number) => this.ranks.best(indexes, max);
    return { rowNumbers, bestFirst: this.ranks.bestFirst, best, shownFor };
  }

  /**
   * Whether a search without its unknown words still names goods. "gas" of "gas cylinder" does not: no product is a
   * gas.
   */
  private isNamed(indexes: Uint32Array, slots: readonly Slot[]): boolean {
    const isOfBrand = slots.some(({ text }) => this.words.brands.formsOf(text).length > 0);
    if (isOfBrand || indexes.length === 0) return isOfBrand;
    const ofKind = new Map<number, number>();
    const { found } = this.scores;
    for (const index of indexes) {
      for (let slot = 0; slot < slots.length; slot++) if (this.scores.weightAt(index, slot) >= thingWeight) return true;
      const kind = this.products.kind(found[index] ?? 0);
      if (kind !== noKind) ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1);
    }
    return [...ofKind].some(([kind, size]) => size * 2 >= this.products.kindSize(kind));
  }

  private known(): Known {
    const { beginnings, synonyms, synonymWords } = this;
    const { vocabulary, brands } = this.words;
    return { vocabulary, brands, beginnings, synonyms, synonymWords };
  }

  private titleHash = (words: readonly string[]): number => hashOf(words, this.seed);

  /** Indexes of the products that match every slot. */
  private withAll(slots: readonly Slot[]): Uint32Array {
    return this.score(this.matches.ofAll(slots, this.products.size), slots);
  }

  /** Indexes of the products that match as many slots as possible, all of them the same slots: those of the best one. */
  private withBestMask(slots: readonly Slot[]): { indexes: Uint32Array; shown: Slot[] } {
    const { matches, scores, ranks } = this;
    const all = this.score(matches.ofSome(slots, this.products.size), slots);
    const maskAt = (index: number) => matches.maskOf(scores.rowNumber(index));
    const maxSlots = all.reduce((max, index) => Math.max(max, bitsOf(maskAt(index))), 0);
    const wanted = all.filter((index) => bitsOf(maskAt(index)) === maxSlots);
    ranks.rank(all, { slots: slots.length, title: noTitle, wanted });
    const best = wanted.reduce((best, index) => (ranks.of(index) > ranks.of(best) ? index : best), wanted[0] ?? 0);
    const mask = maskAt(best);
    return {
      indexes: wanted.filter((index) => maskAt(index) === mask),
      shown: slots.filter((_, at) => mask & (1 << at)),
    };
  }

  /** Scores products for the slots; returns their indexes, which are all from 0 on. */
  private score(rowNumbers: Uint32Array, slots: readonly Slot[]): Uint32Array {
    this.scores.begin(rowNumbers, slots.length, this.products.size);
    for (const [at, slot] of slots.entries()) scoreSlot(this.scores, at, slot, this.beginnings);
    const indexes = new Uint32Array(rowNumbers.length);
    for (let index = 0; index < indexes.length; index++) indexes[index] = index;
    return indexes;
  }
}

/** Hashes are not negative. */
const noTitle = -1;

const nobody = new Uint32Array(0);
const nothing: Found = { rowNumbers: nobody, bestFirst: () => 0, best: () => nobody, shownFor: null };

/** The words as understood; those that were typed in Devanagari are shown in Devanagari. */
function shownText(slots: readonly Slot[], typed: string): string {
  const inDevanagari = new Map(
    typed
      .split(/\s+/)
      .flatMap((token) => (hasDevanagari(token) ? wordsOf(token).map((word) => [word, token] as const) : [])),
  );
  return slots
    .flatMap(({ text }) => text.split(" "))
    .map((word) => inDevanagari.get(word) ?? word)
    .join(" ");
}

function bitsOf(words: number): number {
  let bits = 0;
  for (let left = words; left; left &= left - 1) bits += 1;
  return bits;
}
