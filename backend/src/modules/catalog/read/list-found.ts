import { limits } from "@haat/api-contract/limits";
import type { Finder } from "../finder/finder";
import type { Choice } from "../shelf/choose";
import type { ScopeId } from "../shelf/ordered-lists";
import type { Shelf } from "../shelf/shelf";
import { listBody } from "./list-body";
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
  const window = { start: (paging.page - 1) * paging.limit, size: paging.limit };
  const pick = (meant: ScopeId): Choice =>
    shelf.choose(found(shelf, finder, meant, query), filterOf(query) ?? {}, window);
  const page = await pages.read(scope, shopper, pick);
  if (!page) return null;
  const { total, facets } = page.picked;
  return listBody(page.cards, { paging: { total, ...paging }, facets });
}

function found(shelf: Shelf, finder: Finder, scope: ScopeId, { search, sort, status }: FoundQuery): number[] {
  // What is not active is not searched, so asking for it finds nothing.
  if (status === false) return [];
  const matches = finder.find(search).filter(shelf.inScope(scope));
  return sort === undefined || sort === "relevance" ? matches : shelf.sorted(matches, sort);
}
