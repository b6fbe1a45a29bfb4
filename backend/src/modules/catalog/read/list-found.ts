import type { Understood } from "@haat/api-contract/catalog/schemas";
import { limits } from "@haat/api-contract/limits";
import { firstOf } from "#collections/first-of";
import type { CatalogIndex } from "../catalog-index/catalog-index";
import type { Choice } from "../catalog-index/choose";
import type { ScopeId } from "../catalog-index/ordered-lists";
import { type ReadSearch, readSearch } from "../search-index/price-phrase";
import type { SearchIndex } from "../search-index/search-index";
import { listBody } from "./cards";
import { filterOf, type ProductListQuery } from "./list-products";
import type { PageReader, Scope } from "./page-reader";

export type FoundQuery = ProductListQuery & { search: string };

/**
 * A page of the active products that match a text, with facets, as finished JSON; best match first unless sorted
 * otherwise. Null if the category is unknown or inactive.
 */
export async function listFound(
  pages: PageReader,
  index: CatalogIndex,
  searchIndex: SearchIndex,
  scope: Scope,
  query: FoundQuery,
  shopper: string | null,
  missed: (text: string) => void,
): Promise<string | null> {
  const paging = { page: query.page ?? 1, limit: query.limit ?? limits.defaultPageSize };
  const search = readSearch(query.search);
  // The shopper's price filter wins over prices in the text.
  const isSet = query.minPrice !== undefined || query.maxPrice !== undefined;
  const wanted = { ...(isSet ? {} : search.price), ...query };
  const page = await pages.read(
    scope,
    shopper,
    (meant) => pick(index, searchIndex, meant, { ...search, ...wanted }, paging),
    { byTexts: true },
  );
  if (!page) return null;
  const { total, facets, shownFor, found } = page.picked;
  if (found === 0 && query.status !== false) missed(search.text);
  const understood: Understood = {
    shownFor,
    price: search.price && !isSet ? { minPrice: null, maxPrice: null, ...search.price, rest: search.text } : null,
  };
  return listBody(page.cards, { paging: { total, ...paging }, facets, understood });
}

function pick(
  index: CatalogIndex,
  searchIndex: SearchIndex,
  scope: ScopeId,
  query: ProductListQuery & ReadSearch,
  { page, limit }: { page: number; limit: number },
): Omit<Choice, "rowNumbers"> & { rowNumbers: Iterable<number>; shownFor: string | null; found: number } {
  const { sort = "relevance" } = query;
  const filter = filterOf(query) ?? {};
  const start = (page - 1) * limit;
  // Inactive products are not searched, so a request for them finds nothing.
  if (query.status === false)
    return { ...index.choose(new Uint32Array(0), filter, { start, size: limit }), shownFor: null, found: 0 };
  // "Under 500" alone means every product at that price or less.
  if (!query.text && query.price) {
    const found = index.counts(scope, "active").total;
    return { ...index.chooseIn(scope, "active", sort, filter, { start, size: limit }), shownFor: null, found };
  }
  const { rowNumbers, bestFirst, shownFor } = searchIndex.find(query.text);
  const found = rowNumbers.length;
  if (sort !== "relevance") {
    const sorted = index.arranged(rowNumbers, scope, sort);
    return { ...index.choose(sorted, filter, { start, size: limit }), shownFor, found };
  }
  // Filtered before sorting: a vague text matches half the catalogue, and one page of it is needed.
  const chosen = index.choose(rowNumbers.filter(index.inScope(scope)), filter, { start: 0, size: rowNumbers.length });
  return { ...chosen, shownFor, found, rowNumbers: firstOf(chosen.rowNumbers, start + limit, bestFirst).slice(start) };
}
