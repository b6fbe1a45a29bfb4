import type { ListQuery } from "@haat/api-contract/catalog/schemas";
import { limits } from "@haat/api-contract/limits";
import type { CatalogIndex } from "../catalog-index/catalog-index";
import type { Choice, Filter } from "../catalog-index/choose";
import type { ScopeId, View } from "../catalog-index/ordered-lists";
import { listBody } from "./cards";
import { chooseByRule } from "./collection-rule";
import type { PageReader, Scope } from "./page-reader";
import type { Viewer } from "./viewer";

export type ProductListQuery = ListQuery & { status?: boolean | undefined };

type Paging = { page: number; limit: number };

const pagingOf = ({ page, limit }: ProductListQuery): Paging | undefined =>
  page === undefined && limit === undefined ? undefined : { page: page ?? 1, limit: limit ?? limits.defaultPageSize };

/** The query's filters; undefined without any. */
export function filterOf({ brand, minPrice, maxPrice, rating, inStock }: ListQuery): Filter | undefined {
  const filter = { brands: brand, minPrice, maxPrice, rating, inStock };
  return Object.values(filter).some((one) => one !== undefined) ? filter : undefined;
}

/**
 * A product list as finished JSON: selected in memory, its cards fetched by one SQL statement. Facets come with any
 * filter, sort or paging. Null if the category, seller or collection is unknown or inactive.
 */
export async function listProducts(
  pages: PageReader,
  index: CatalogIndex,
  scope: Scope,
  query: ProductListQuery,
  viewer: Viewer,
): Promise<string | null> {
  const paging = pagingOf(query);
  const page = await pages.read(scope, viewer.shopper, (meant) =>
    pick(index, meant, { ...query, isRule: scope.kind === "collection" }, paging, viewer),
  );
  if (!page) return null;
  const { total, facets } = page.picked;
  const withFacets = paging || query.sort || filterOf(query);
  return listBody(page.cards, { paging: paging && { total, ...paging }, facets: withFacets ? facets : undefined });
}

function pick(
  index: CatalogIndex,
  scope: ScopeId,
  query: ProductListQuery & { isRule: boolean },
  paging: Paging | undefined,
  { everything }: Viewer,
): Choice {
  const view: View = everything ? "everything" : "active";
  const size = paging?.limit ?? limits.maxFullList;
  const window = { start: paging ? (paging.page - 1) * size : 0, size };
  // For shoppers inactive products do not exist, so a request for them finds nothing.
  if (!everything && query.status === false) return index.choose(new Uint32Array(0), {}, window);
  if (query.isRule) return chooseByRule(index, scope, query.sort, filterOf(query) ?? {}, window);
  const order = query.sort ?? "newest";
  const filter = filterOf(query);
  const published = everything ? query.status : undefined;
  if (filter || published !== undefined) return index.chooseIn(scope, view, order, { ...filter, published }, window);
  const ordered = index.ordered(scope, view, order);
  return { rowNumbers: ordered.slice(window.start, window.start + size), ...index.counts(scope, view) };
}
