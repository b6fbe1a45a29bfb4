import { type Choice, facetsOf } from "./choose";
import type { Columns } from "./columns";
import { grown } from "./copy-column";

export type Counts = Omit<Choice, "rowNumbers">;

/**
 * Total and facets of a whole scope, kept up to date product by product: to count a million anew after every change of
 * one would take longer than all else that an answer needs.
 */
export class ScopeCounts {
  private total = 0;
  private ofBrand: Uint32Array<ArrayBuffer>;
  private readonly ofStars = new Uint32Array(6);
  private prices = noPrices;
  /** The cheapest or dearest product has left: who is it now? */
  private isPriceUnknown = false;
  private counts: Counts | undefined;

  constructor(
    private readonly columns: Columns,
    rowNumbers: Uint32Array,
  ) {
    this.ofBrand = new Uint32Array(columns.brands.size);
    for (const rowNumber of rowNumbers) this.add(rowNumber);
  }

  /** A product has come, with the values that the columns have now. */
  add(rowNumber: number): void {
    this.count(rowNumber, 1);
    this.prices = withPrice(this.prices, this.columns.price[rowNumber] ?? 0);
  }

  /** A product leaves; the columns still have the values that it came with. */
  remove(rowNumber: number): void {
    this.count(rowNumber, -1);
    const price = this.columns.price[rowNumber] ?? 0;
    if (price === this.prices.min || price === this.prices.max) this.isPriceUnknown = true;
  }

  /** @param rowNumbers the products of the scope, if their prices have to be read again */
  get(rowNumbers: () => Uint32Array): Counts {
    if (this.isPriceUnknown) {
      this.prices = noPrices;
      for (const rowNumber of rowNumbers()) this.prices = withPrice(this.prices, this.columns.price[rowNumber] ?? 0);
      this.isPriceUnknown = false;
    }
    const { total, ofBrand, ofStars, prices } = this;
    this.counts ??= { total, facets: facetsOf(this.columns, { ofBrand, ofStars, ...prices }) };
    return this.counts;
  }

  private count(rowNumber: number, by: 1 | -1): void {
    const brand = this.columns.brand[rowNumber] ?? 0;
    const stars = Math.floor((this.columns.rating[rowNumber] ?? 0) / 100);
    if (brand >= this.ofBrand.length) this.ofBrand = grown(this.ofBrand, Uint32Array, this.columns.brands.size);
    this.total += by;
    this.ofBrand[brand] = (this.ofBrand[brand] ?? 0) + by;
    this.ofStars[stars] = (this.ofStars[stars] ?? 0) + by;
    this.counts = undefined;
  }
}

type Prices = { min: number; max: number };
const noPrices: Prices = { min: Number.POSITIVE_INFINITY, max: 0 };

const withPrice = (prices: Prices, price: number): Prices =>
  price < prices.min || price > prices.max
    ? { min: Math.min(prices.min, price), max: Math.max(prices.max, price) }
    : prices;
