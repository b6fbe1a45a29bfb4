import { countSlot, sizeOf } from "./count-slot";
import { hasDevanagari } from "./devanagari";
import { type Known, type Slot, slotsOf } from "./meanings";
import { addWords, dropWords } from "./product-words";
import {
  favour,
  kindShare,
  nearTogether,
  type SearchTexts,
  strongWeight,
  thingWeight,
  titleBonus,
  togetherShare,
  weakerOfKind,
} from "./ranking";
import { ScoreBuffer } from "./score-buffer";
import { SortedWords, type Word } from "./sorted-words";
import { type Synonym, Synonyms } from "./synonyms";
import { Vocabulary } from "./vocabulary";
import { wordsOf } from "./words-of";

/** What ranking needs of products. */
type Figures = {
  /** 1 if it is in stock, else 0. */
  inStock: (rowNumber: number) => number;
  /** Pieces sold in the last 30 days. */
  sold: (rowNumber: number) => number;
  /** Breaks ties. */
  id: (rowNumber: number) => string;
};

/** The result of a search; valid until the next one. */
export type Found = {
  /** Unsorted. */
  rowNumbers: readonly number[];
  /** Compares two of them. */
  bestFirst: (one: number, other: number) => number;
  /**
   * The text that was searched for instead: a word was mistyped, or no product has all words. Null if it is the text
   * itself.
   */
  shownFor: string | null;
};

/** A product as input of the search; without texts it can't be found. */
type Searched = { texts: SearchTexts | null; sub_category?: string };

type Entry = { texts: SearchTexts; title: string; words: readonly Word[]; kind: number; kindName: string };

/** An in-memory inverted index: each word has the list of its products, by their row numbers in the catalog index. */
export class SearchIndex {
  readonly vocabulary = new Vocabulary();
  /** Words of brands are kept apart: they match only as whole words, and are never guessed. */
  readonly brands = new Vocabulary();
  private synonyms = new Synonyms();
  private synonymWords = new SortedWords();
  private readonly entries: (Entry | undefined)[] = [];
  private readonly kinds = new Map<string, number>();
  /** How many products each sub-category has. */
  private readonly kindSizes: number[] = [];
  private readonly scores = new ScoreBuffer();
  private ranks = new Float64Array(0);

  constructor(private readonly figures: Figures) {}

  /** Adds a product, or replaces its texts. */
  put(rowNumber: number, { texts, sub_category: kindName = "" }: Searched): void {
    const known = this.entries[rowNumber];
    if (known && texts && known.kindName === kindName && sameTexts(known.texts, texts)) return;
    this.drop(rowNumber);
    if (!texts) return;
    const kind = this.kindOf(kindName);
    this.kindSizes[kind] = (this.kindSizes[kind] ?? 0) + 1;
    const words = addWords(this, rowNumber, texts);
    this.entries[rowNumber] = { texts, title: wordsOf(texts[0] ?? "").join(" "), words, kind, kindName };
  }

  drop(rowNumber: number): void {
    const entry = this.entries[rowNumber];
    if (!entry) return;
    dropWords(this, rowNumber, entry.words);
    this.kindSizes[entry.kind] = (this.kindSizes[entry.kind] ?? 1) - 1;
    this.entries[rowNumber] = undefined;
  }

  /** Replaces all synonyms. */
  setSynonyms(rows: readonly Synonym[]): void {
    this.synonyms = new Synonyms(rows);
    this.synonymWords = new SortedWords();
    for (const text of new Set(this.synonyms.words()))
      this.synonymWords.insert({ text, products: [], weights: [], places: [] });
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
    const { rowNumbers, shown } = isComplete ? { rowNumbers: whole, shown: meant } : this.withBestMask(meant);
    this.rank(rowNumbers, meant.length, words.join(" "));
    if (meant.length < slots.length && !this.isNamed(rowNumbers, meant)) return nothing;
    const asTyped =
      shown.length === slots.length &&
      !shown.some(({ correction }) => correction === "guess" || (correction === "spelling" && !hasDevanagari(text)));
    const shownFor = asTyped || rowNumbers.length === 0 ? null : shownText(shown, text);
    return { rowNumbers, bestFirst: this.bestFirst, shownFor };
  }

  /**
   * Whether a search without its unknown words still names goods. "gas" of "gas cylinder" does not: no product is a
   * gas.
   */
  private isNamed(rowNumbers: readonly number[], slots: readonly Slot[]): boolean {
    const isOfBrand = slots.some(({ text }) => this.brands.formsOf(text).length > 0);
    if (isOfBrand || rowNumbers.length === 0) return isOfBrand;
    const places = [...slots.keys()];
    const ofKind = new Map<number, number>();
    for (const rowNumber of rowNumbers) {
      if (places.some((at) => this.scores.weight(at, rowNumber) >= thingWeight)) return true;
      const { kind = 0, kindName = "" } = this.entries[rowNumber] ?? {};
      if (kindName) ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1);
    }
    return [...ofKind].some(([kind, size]) => size * 2 >= (this.kindSizes[kind] ?? 0));
  }

  private known(): Known {
    const { vocabulary, brands, synonyms, synonymWords } = this;
    return { vocabulary, brands, synonyms, synonymWords };
  }

  private kindOf(name: string): number {
    const kind = this.kinds.get(name) ?? this.kinds.size;
    this.kinds.set(name, kind);
    return kind;
  }

  /** Products that match every slot. Starts with the rarest slot, so that few scores are written for the others. */
  private withAll(slots: readonly Slot[]): number[] {
    this.scores.clear(this.entries.length);
    let counted = 0;
    const rarestFirst = [...slots.entries()].sort(([, one], [, other]) => sizeOf(one) - sizeOf(other));
    for (const [at, slot] of rarestFirst) {
      countSlot(this.scores, at, slot, counted);
      counted |= 1 << at;
    }
    return this.scores.found.filter((rowNumber) => this.scores.hasAll(counted, rowNumber));
  }

  /** Products that match as many slots as possible, all of them the same slots: those of the best product. */
  private withBestMask(slots: readonly Slot[]): { rowNumbers: number[]; shown: Slot[] } {
    this.scores.clear(this.entries.length);
    for (const [at, slot] of slots.entries()) countSlot(this.scores, at, slot, 0);
    const { found } = this.scores;
    this.rank(found, slots.length, "");
    let [best, bestPlaces, bestRank] = [0, 0, -1];
    for (const rowNumber of found) {
      const said = this.scores.wordsOf(rowNumber);
      const [places, rank] = [bitsOf(said), this.ranks[rowNumber] ?? 0];
      if (places < bestPlaces || (places === bestPlaces && rank <= bestRank)) continue;
      [best, bestPlaces, bestRank] = [said, places, rank];
    }
    return {
      rowNumbers: found.filter((rowNumber) => this.scores.wordsOf(rowNumber) === best),
      shown: slots.filter((_, at) => best & (1 << at)),
    };
  }

  /** Computes the rank of each product for the search that was scored. */
  private rank(rowNumbers: readonly number[], places: number, title: string): void {
    if (this.ranks.length < this.entries.length) this.ranks = new Float64Array(this.entries.length * 2);
    const ofKind = new Uint32Array(this.kinds.size);
    const strongOfKind = new Uint8Array(this.kinds.size);
    for (const rowNumber of rowNumbers) {
      const kind = this.entries[rowNumber]?.kind ?? 0;
      ofKind[kind] = (ofKind[kind] ?? 0) + 1;
      strongOfKind[kind] = Math.max(strongOfKind[kind] ?? 0, this.strong(places, rowNumber));
    }
    for (const rowNumber of rowNumbers) {
      const entry = this.entries[rowNumber];
      if (!entry) continue;
      const share = entry.kindName ? (ofKind[entry.kind] ?? 0) / (this.kindSizes[entry.kind] ?? 1) : 0;
      const isWeaker = this.strong(places, rowNumber) < (strongOfKind[entry.kind] ?? 0);
      const said = this.said(places, rowNumber) + kindShare * share * (isWeaker ? weakerOfKind : 1);
      this.ranks[rowNumber] = said * favour(this.figures.sold(rowNumber)) + (entry.title === title ? titleBonus : 0);
    }
  }

  /** How many slots of the search are in a product's title. */
  private strong(places: number, rowNumber: number): number {
    let strong = 0;
    for (let at = 0; at < places; at++) if (this.scores.weight(at, rowNumber) >= strongWeight) strong += 1;
    return strong;
  }

  /** A product's average score over the slots, with a bonus for words close together. */
  private said(places: number, rowNumber: number): number {
    const { scores } = this;
    let [said, together] = [0, 0];
    for (let at = 0; at < places; at++) {
      said += Math.min(scores.weight(at, rowNumber), 1);
      if (at > 0 && scores.weight(at, rowNumber) > 0 && scores.weight(at - 1, rowNumber) > 0)
        together += nearTogether(scores.place(at, rowNumber) - scores.place(at - 1, rowNumber));
    }
    return said / Math.max(places, 1) + (places > 1 ? (togetherShare * together) / (places - 1) : 0);
  }

  private readonly bestFirst = (one: number, other: number): number => {
    const { inStock, sold, id } = this.figures;
    return (
      // What is out of stock comes last, however well it matches.
      inStock(other) - inStock(one) ||
      (this.ranks[other] ?? 0) - (this.ranks[one] ?? 0) ||
      sold(other) - sold(one) ||
      (id(one) < id(other) ? -1 : 1)
    );
  };
}

const nothing: Found = { rowNumbers: [], bestFirst: () => 0, shownFor: null };

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

const sameTexts = (one: SearchTexts, other: SearchTexts) =>
  one.length === other.length && one.every((text, at) => text === other[at]);
