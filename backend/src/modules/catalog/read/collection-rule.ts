import type { ListQuery } from "@haat/api-contract/catalog/schemas";
import type { CatalogIndex } from "../catalog-index/catalog-index";
import { type Choice, conditionsOf, type Filter, passing, type Window } from "../catalog-index/choose";
import { allProducts, type ScopeId } from "../catalog-index/ordered-lists";

/** What a collection's products have in common: what is null does not matter. Paise. */
type Rule = {
  /** A sub-category's or category's id. */
  place: ScopeId | null;
  /** In any letter case. */
  brand: string | null;
  products: string[] | null;
  maxPrice: number | null;
  minRating: number | null;
};

/** The rule of a collection `c` as JSON text, which differs after any change of it. */
export const ruleSql = `json_build_object('place', COALESCE(c.sub_category_id, c.category_id), 'brand', c.brand,
  'products', c.product_ids, 'maxPrice', c.max_price_paise, 'minRating', c.min_rating)::text`;

/**
 * Filters, counts and pages the active products of a collection.
 *
 * @param rule as `ruleSql` writes it. Chosen products keep their order, unless the shopper sorts them.
 */
export function chooseByRule(
  index: CatalogIndex,
  rule: string,
  sort: ListQuery["sort"],
  filter: Filter,
  window: Window,
): Choice {
  return index.choose(rowsByRule(index, rule, sort), filter, window);
}

/** A list has up to four bytes for each product of the shop. */
const maxDerived = 12;

/** The list of a rule. Those that were asked for last are kept: shoppers page and filter the same few. */
function rowsByRule(index: CatalogIndex, rule: string, sort: ListQuery["sort"]): Uint32Array {
  const { derived } = index;
  const key = `${sort} ${rule}`;
  const known = derived.get(key);
  if (known) return known;
  if (derived.size >= maxDerived) derived.clear();
  const rows = rowsOf(index, JSON.parse(rule) as Rule, sort);
  derived.set(key, rows);
  return rows;
}

function rowsOf(index: CatalogIndex, rule: Rule, sort: ListQuery["sort"] = "relevance"): Uint32Array {
  const { columns } = index;
  const passes = passing(columns, conditionsOf(columns, filterOf(index, rule)));
  const { place, products } = rule;
  if (!products) return index.ordered(place ?? allProducts, "active", sort).filter(passes);
  const chosen = Uint32Array.from(products.flatMap((id) => columns.rowNumberOf(id) ?? [])).filter(
    (rowNumber) => columns.active[rowNumber] === 1 && passes(rowNumber),
  );
  return sort === "relevance" ? chosen : index.arranged(chosen, allProducts, sort);
}

function filterOf({ columns }: CatalogIndex, { brand, maxPrice, minRating }: Rule): Filter {
  const { brands } = columns;
  const wanted = brand?.toLowerCase();
  const named = () =>
    brands.alphabetical.map((number) => brands.text(number)).filter((name) => name.toLowerCase() === wanted);
  return {
    brands: wanted === undefined ? undefined : named(),
    maxPrice: maxPrice === null ? undefined : maxPrice / 100,
    rating: minRating ?? undefined,
  };
}
