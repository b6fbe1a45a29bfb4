import { firstOf } from "#collections/first-of";
import { isInStock, soldOf } from "../catalog-index/standing";
import { favour, kindShare, nearTogether, strongWeight, titleBonus, togetherShare, weakerOfKind } from "./ranking";
import type { ScoreBuffer } from "./score-buffer";
import { kindOf, noKind, type SearchedProducts, titleByteIn, titleByteOf } from "./searched-products";

/** What ranking needs of products. */
export type Figures = {
  /** Reads their standings: see `standing.ts`. */
  standings: (rowNumbers: Uint32Array, into: Uint32Array) => void;
  /** Compares row numbers of equal rank and standing; valid until a product changes. */
  ties: () => (one: number, other: number) => number;
};

/** More than any rank. */
const soldOutMalus = 64;
const growth = 1.5;

/**
 * How well products match the search whose scores are in the buffer. Products are told by their index in the buffer,
 * since what lies side by side is read many times faster than what lies by row number.
 */
export class ProductRanks {
  private ranks = new Float64Array(0);
  private marks = new Uint32Array(0);
  private standings = new Uint32Array(0);
  /** How many slots of the search are in a product's title. */
  private strengths = new Uint8Array(0);
  /** A product's average score over the slots, with a bonus for words close together. */
  private said = new Float64Array(0);
  private tie: ReturnType<Figures["ties"]> = () => 0;

  constructor(
    private readonly scores: ScoreBuffer,
    private readonly products: SearchedProducts,
    private readonly figures: Figures,
  ) {}

  /** The rank of a product that was ranked, by its index. */
  of(index: number): number {
    return this.ranks[index] ?? 0;
  }

  /**
   * Computes the ranks of products.
   *
   * @param among the indexes of those that were found: the more of a sub-category, the better for each of them
   * @param slots how many the search has
   * @param title hash of the words searched for
   * @param wanted the indexes of those whose ranks are wanted
   */
  rank(among: Uint32Array, { slots, title, wanted = among }: { slots: number; title: number; wanted?: Uint32Array }) {
    const { found } = this.scores;
    this.tie = this.figures.ties();
    this.makeRoom(found.length);
    this.addUp(slots);
    this.products.readMarks(found, this.marks);
    this.figures.standings(found, this.standings);
    const { products, ranks, marks, standings, strengths, said } = this;
    const titleByte = titleByteOf(title);
    const ofKind = new Uint32Array(products.kindCount);
    const strongest = new Uint8Array(products.kindCount);
    for (let at = 0; at < among.length; at++) {
      const index = among[at] ?? 0;
      const kind = kindOf(marks[index] ?? 0);
      const strength = strengths[index] ?? 0;
      ofKind[kind] = (ofKind[kind] ?? 0) + 1;
      if (strength > (strongest[kind] ?? 0)) strongest[kind] = strength;
    }
    for (let at = 0; at < wanted.length; at++) {
      const index = wanted[at] ?? 0;
      const mark = marks[index] ?? 0;
      const kind = kindOf(mark);
      const share = kind === noKind ? 0 : (ofKind[kind] ?? 0) / (products.kindSize(kind) || 1);
      const isWeaker = (strengths[index] ?? 0) < (strongest[kind] ?? 0);
      const ofSort = kindShare * share * (isWeaker ? weakerOfKind : 1);
      const isTitled = titleByteIn(mark) === titleByte && products.isTitled(found[index] ?? 0, title);
      ranks[index] =
        ((said[index] ?? 0) + ofSort) * favour(soldOf(standings[index] ?? 0)) + (isTitled ? titleBonus : 0);
    }
  }

  /** What is out of stock comes last, however well it matches. Once for each `rank`. */
  putSoldOutLast(indexes: Uint32Array): void {
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[at] ?? 0;
      if (!isInStock(this.standings[index] ?? 0)) this.ranks[index] = this.of(index) - soldOutMalus;
    }
  }

  /** Compares row numbers of products that were ranked. */
  readonly bestFirst = (one: number, other: number): number =>
    this.compare(this.scores.indexOf(one), this.scores.indexOf(other));

  /** The row numbers of the best of products that were ranked, best first. */
  best(indexes: Uint32Array, max: number): Uint32Array {
    return this.scores.rowNumbersOf(Uint32Array.from(firstOf(indexes, max, this.compare)));
  }

  private readonly compare = (one: number, other: number): number =>
    (this.ranks[other] ?? 0) - (this.ranks[one] ?? 0) ||
    (this.standings[other] ?? 0) - (this.standings[one] ?? 0) ||
    this.tie(this.scores.rowNumber(one), this.scores.rowNumber(other));

  private makeRoom(size: number): void {
    if (size <= this.ranks.length) return;
    const capacity = Math.ceil(size * growth);
    this.ranks = new Float64Array(capacity);
    this.marks = new Uint32Array(capacity);
    this.standings = new Uint32Array(capacity);
    this.strengths = new Uint8Array(capacity);
    this.said = new Float64Array(capacity);
  }

  /** Computes `strengths` and `said` of all that were found, slot by slot: side by side in memory. */
  private addUp(slots: number): void {
    const { scores, strengths, said } = this;
    const size = scores.found.length;
    strengths.fill(0, 0, size);
    said.fill(0, 0, size);
    for (let slot = 0; slot < slots; slot++) {
      const { weights } = scores.ofSlot(slot);
      for (let index = 0; index < size; index++) {
        const weight = weights[index] ?? 0;
        said[index] = (said[index] ?? 0) + Math.min(weight, 1);
        if (weight >= strongWeight) strengths[index] = (strengths[index] ?? 0) + 1;
      }
    }
    if (slots < 2) return;
    for (let index = 0; index < size; index++) said[index] = (said[index] ?? 0) / slots;
    for (let slot = 1; slot < slots; slot++) this.addNearness(slot, togetherShare / (slots - 1));
  }

  /** Adds to `said` how near the slot's words are to those of the slot before it. */
  private addNearness(slot: number, share: number): void {
    const { scores, said } = this;
    const before = scores.ofSlot(slot - 1);
    const { weights, places } = scores.ofSlot(slot);
    for (let index = 0; index < scores.found.length; index++) {
      if ((weights[index] ?? 0) === 0 || (before.weights[index] ?? 0) === 0) continue;
      const apart = (places[index] ?? 0) - (before.places[index] ?? 0);
      said[index] = (said[index] ?? 0) + share * nearTogether(apart);
    }
  }
}
