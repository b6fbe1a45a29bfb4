import { limits } from "@haat/api-contract/limits";
import type { Finder } from "../finder/finder";
import { firstOf } from "../finder/first-of";
import type { Choice } from "../shelf/choose";
import type { ScopeId } from "../shelf/ordered-lists";
import type { Shelf } from "../shelf/shelf";
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
  shelf: Shelf,
  finder: Finder,
  scope: Scope,
  query: FoundQuery,
  shopper: string | null,
): Promise<string | null> {
  const paging = { page: query.page ?? 1, limit: query.limit ?? limits.pageSizeDefault };
  const page = await pages.read(scope, shopper, (meant) => pick(shelf, finder, meant, query, paging));
  if (!page) return null;
  const { total, facets } = page.picked;
  return listBody(page.cards, { paging: { total, ...paging }, facets });
}

function pick(
  shelf: Shelf,
  finder: Finder,
  scope: ScopeId,
  query: FoundQuery,
  { page, limit }: { page: number; limit: number },
): Choice {
  const { sort = "relevance" } = query;
  const filter = filterOf(query) ?? {};
  const start = (page - 1) * limit;
  // What is not active is not searched, so asking for it finds nothing.
  if (query.status === false) return shelf.choose([], filter, { start, size: limit });
  const { ordinals, bestFirst } = finder.find(query.search);
  if (sort !== "relevance") {
    const isFound = new Set(ordinals);
    const sorted = shelf.ordered(scope, "active", sort).filter((ordinal) => isFound.has(ordinal));
    return shelf.choose(sorted, filter, { start, size: limit });
  }
  // Filtered before it is sorted: a vague text finds half the catalogue, of which one page is wanted.
  const chosen = shelf.choose(ordinals.filter(shelf.inScope(scope)), filter, { start: 0, size: ordinals.length });
  return { ...chosen, ordinals: firstOf(chosen.ordinals, start + limit, bestFirst).slice(start) };
}
