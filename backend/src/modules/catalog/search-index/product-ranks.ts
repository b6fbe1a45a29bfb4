import { favour, kindShare, nearTogether, strongWeight, titleBonus, togetherShare, weakerOfKind } from "./ranking";
import type { ScoreBuffer } from "./score-buffer";
import { noKind, type SearchedProducts } from "./searched-products";

/** What ranking needs of products. */
export type Figures = {
  /** 1 if it is in stock, else 0. */
  inStock: (rowNumber: number) => number;
  /** Pieces sold in the last 30 days. */
  sold: (rowNumber: number) => number;
  /** Breaks ties. */
  id: (rowNumber: number) => string;
};

/** More than any rank. */
const soldOutMalus = 64;
const growth = 1.5;

/** How well products match the search whose scores are in the buffer. */
export class ProductRanks {
  private ranks = new Float64Array(0);

  constructor(
    private readonly scores: ScoreBuffer,
    private readonly products: SearchedProducts,
    private readonly figures: Figures,
  ) {}

  of(rowNumber: number): number {
    return this.ranks[rowNumber] ?? 0;
  }

  /**
   * Computes the ranks of `wanted` among the products `found`.
   *
   * @param slots how many the search has
   * @param title hash of the words searched for
   */
  rank(found: Uint32Array, { slots, title, wanted = found }: { slots: number; title: number; wanted?: Uint32Array }) {
    const { scores, products } = this;
    if (this.ranks.length < products.size) this.ranks = new Float64Array(Math.ceil(products.size * growth));
    const ofKind = new Uint32Array(products.kindCount);
    const strongOfKind = new Uint8Array(products.kindCount);
    for (let at = 0; at < found.length; at++) {
      const rowNumber = found[at] ?? 0;
      const kind = products.kind(rowNumber);
      const strong = this.strong(slots, scores.indexOf(rowNumber));
      ofKind[kind] = (ofKind[kind] ?? 0) + 1;
      if (strong > (strongOfKind[kind] ?? 0)) strongOfKind[kind] = strong;
    }
    for (let at = 0; at < wanted.length; at++) {
      const rowNumber = wanted[at] ?? 0;
      const [kind, index] = [products.kind(rowNumber), scores.indexOf(rowNumber)];
      const share = kind === noKind ? 0 : (ofKind[kind] ?? 0) / (products.kindSize(kind) || 1);
      const isWeaker = this.strong(slots, index) < (strongOfKind[kind] ?? 0);
      const said = this.said(slots, index) + kindShare * share * (isWeaker ? weakerOfKind : 1);
      const bonus = products.title(rowNumber) === title ? titleBonus : 0;
      this.ranks[rowNumber] = said * favour(this.figures.sold(rowNumber)) + bonus;
    }
  }

  /** What is out of stock comes last, however well it matches. Once for each `rank`. */
  putSoldOutLast(rowNumbers: Uint32Array): void {
    for (const rowNumber of rowNumbers)
      if (this.figures.inStock(rowNumber) === 0) this.ranks[rowNumber] = this.of(rowNumber) - soldOutMalus;
  }

  readonly bestFirst = (one: number, other: number): number => {
    const { sold, id } = this.figures;
    return (
      (this.ranks[other] ?? 0) - (this.ranks[one] ?? 0) || sold(other) - sold(one) || (id(one) < id(other) ? -1 : 1)
    );
  };

  /** How many slots of the search are in a product's title. */
  private strong(slots: number, index: number): number {
    let strong = 0;
    for (let slot = 0; slot < slots; slot++) if (this.scores.weightAt(index, slot) >= strongWeight) strong += 1;
    return strong;
  }

  /** A product's average score over the slots, with a bonus for words close together. */
  private said(slots: number, index: number): number {
    const { scores } = this;
    let [said, together, before] = [0, 0, 0];
    for (let slot = 0; slot < slots; slot++) {
      const weight = scores.weightAt(index, slot);
      said += Math.min(weight, 1);
      if (weight > 0 && before > 0)
        together += nearTogether(scores.placeAt(index, slot) - scores.placeAt(index, slot - 1));
      before = weight;
    }
    return said / Math.max(slots, 1) + (slots > 1 ? (togetherShare * together) / (slots - 1) : 0);
  }
}
