import { createHash } from "node:crypto";
import { gather } from "#modules/catalog/catalog-index/copy-column";
import { standingOf } from "#modules/catalog/catalog-index/standing";
import { readPrice } from "#modules/catalog/search-index/price-phrase";
import { SearchIndex } from "#modules/catalog/search-index/search-index";
import { searchWords } from "#setup/search-words/search-words";
import { productsOf, tablesOf } from "./catalogue";
import { profiles } from "./profile";
import type { SeedProduct } from "./types";

/** A search of the demo shop, and what its first three hits must have; nothing of that: it must find nothing. */
export type RatedQuery = {
  class: string;
  query: string;
  /** Handles of sub-categories, any of which. */
  in?: string[];
  /** A regular expression. */
  title?: string;
  /** Names of colours, any of which. */
  colours?: string[];
  minPrice?: number;
  maxPrice?: number;
  brand?: string;
};

/** `tuned` is what was looked at while the search was made; `unseen` is not. By the query's hash, so that it stays so. */
export type Half = "tuned" | "unseen";
export const halfOf = (query: string): Half =>
  (createHash("sha256").update(query).digest()[0] ?? 0) & 1 ? "unseen" : "tuned";

export type Precision = { class: string; half: Half; query: string; precision: number; titles: string[] };

const firstHits = 3;
const priceOf = ({ variants }: SeedProduct) => Math.min(...variants.map(({ price }) => price));
const isSold = ({ variants }: SeedProduct) => variants.some(({ stock }) => stock > 0);

/** The demo shop's products in a search index of their own, found by the same texts as `rebuild-sql` makes. */
function demoSearch() {
  const products = productsOf(profiles.full, new Date("2026-11-01T00:00:00Z"));
  const titles = new Map(
    tablesOf(profiles.full).flatMap(({ title, subCategories }) =>
      subCategories.map((sub) => [sub.handle, `${title} ${sub.title}`] as const),
    ),
  );
  const sold = (at: number) => Math.round((products[at]?.popularity ?? 0) * 4);
  const handle = (at: number) => products[at]?.handle ?? "";
  const standings = Uint32Array.from(products, (product, at) =>
    standingOf({ in_stock: isSold(product), sold: sold(at), rating: 0 }),
  );
  const searchIndex = new SearchIndex({
    standings: (rowNumbers, into) => gather(standings, rowNumbers, into),
    ties: () => (one, other) => (handle(one) < handle(other) ? -1 : 1),
  });
  for (const [at, product] of products.entries()) {
    const { title, brand, modelNumber, tags, subCategoryHandle, variants } = product;
    const colours = [...new Set(variants.map(({ color }) => color))].sort().join(" ");
    const kinds = `${[...tags].sort().join(" ")} ${titles.get(subCategoryHandle)}`;
    const texts = [title, `${brand} ${modelNumber}`, kinds, colours];
    searchIndex.put(at, { texts, sub_category: subCategoryHandle });
  }
  searchIndex.setSynonyms(searchWords());
  return { products, searchIndex };
}

const fits = (wanted: RatedQuery, product: SeedProduct): boolean =>
  (wanted.in?.includes(product.subCategoryHandle) ?? true) &&
  (wanted.title === undefined || new RegExp(wanted.title, "i").test(product.title)) &&
  (wanted.colours === undefined || product.variants.some(({ color }) => wanted.colours?.includes(color))) &&
  (wanted.brand ?? product.brand) === product.brand &&
  priceOf(product) >= (wanted.minPrice ?? 0) &&
  priceOf(product) <= (wanted.maxPrice ?? Number.POSITIVE_INFINITY);

/**
 * How many of each search's first three hits fit, of 1. Where the shop has fewer that fit and can be bought, as many hits
 * count: what is sold out stands last by rule. Finding nothing is 0, and 1 for what the shop does not have.
 */
export function rateSearch(queries: readonly RatedQuery[]): Precision[] {
  const { products, searchIndex } = demoSearch();
  return queries.map((wanted) => {
    const price = readPrice(wanted.query);
    const { rowNumbers, bestFirst } = searchIndex.find(price?.rest ?? wanted.query);
    const found = [...rowNumbers].sort(bestFirst).flatMap((at) => products[at] ?? []);
    const hits = found.filter(
      (product) =>
        priceOf(product) >= (price?.minPrice ?? 0) && priceOf(product) <= (price?.maxPrice ?? Number.POSITIVE_INFINITY),
    );
    const fitting = products.filter((product) => fits(wanted, product));
    const toFind = fitting.filter(isSold).length || fitting.length;
    const counted = Math.max(1, Math.min(firstHits, hits.length, toFind));
    const right = hits.slice(0, counted).filter((product) => fits(wanted, product)).length;
    const precision = wanted.class === "none" ? Number(hits.length === 0) : right / counted;
    const { class: kind, query } = wanted;
    return {
      class: kind,
      half: halfOf(query),
      query,
      precision,
      titles: hits.slice(0, firstHits).map(({ title }) => title),
    };
  });
}

export const average = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / Math.max(figures.length, 1);
