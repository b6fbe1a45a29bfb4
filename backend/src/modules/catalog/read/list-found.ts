import { limits } from "@haat/api-contract/limits";
import type { CatalogIndex } from "../catalog-index/catalog-index";
import type { Choice } from "../catalog-index/choose";
import type { ScopeId } from "../catalog-index/ordered-lists";
import { firstOf } from "../search-index/first-of";
import type { SearchIndex } from "../search-index/search-index";
import { listBody } from "./cards";
import { filterOf, type ProductListQuery } from "./list-products";
import type { PageReader, Scope } from "./page-reader";

export type FoundQuery = ProductListQuery & { search: string };

/**
 * A page of the active products that a text finds, with facets, as the finished answer's JSON; the best match first
 * unless sorted otherwise. Null when the category is unknown or not active.
 */
export async function listFound(
  pages: PageReader,
  index: CatalogIndex,
  searchIndex: SearchIndex,
  scope: Scope,
  query: FoundQuery,
  shopper: string | null,
): Promise<string | null> {
  const paging = { page: query.page ?? 1, limit: query.limit ?? limits.defaultPageSize };
  const page = await pages.read(scope, shopper, (meant) => pick(index, searchIndex, meant, query, paging));
  if (!page) return null;
  const { total, facets } = page.picked;
  return listBody(page.cards, { paging: { total, ...paging }, facets });
}

function pick(
  index: CatalogIndex,
  searchIndex: SearchIndex,
  scope: ScopeId,
  query: FoundQuery,
  { page, limit }: { page: number; limit: number },
): Choice {
  const { sort = "relevance" } = query;
  const filter = filterOf(query) ?? {};
  const start = (page - 1) * limit;
  // What is not active is not searched, so asking for it finds nothing.
  if (query.status === false) return index.choose([], filter, { start, size: limit });
  const { rowNumbers, bestFirst } = searchIndex.find(query.search);
  if (sort !== "relevance") {
    const isFound = new Set(rowNumbers);
    const sorted = index.ordered(scope, "active", sort).filter((rowNumber) => isFound.has(rowNumber));
    return index.choose(sorted, filter, { start, size: limit });
  }
  // Filtered before it is sorted: a vague text finds half the catalogue, of which one page is wanted.
  const chosen = index.choose(rowNumbers.filter(index.inScope(scope)), filter, { start: 0, size: rowNumbers.length });
  return { ...chosen, rowNumbers: firstOf(chosen.rowNumbers, start + limit, bestFirst).slice(start) };
}
