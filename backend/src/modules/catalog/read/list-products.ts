import type { ListQuery } from "@haat/api-contract/catalog/schemas";
import { limits } from "@haat/api-contract/limits";
import type { Run } from "../../../database/database";
import { facetsSql } from "../facets-sql";
import { cardsSql } from "./cards";
import { named, openCategories, openSubCategories } from "./categories-sql";
import { findIds } from "./search";
import { Values } from "./values";
import type { Viewer } from "./viewer";

/** Which products: of a category or a sub-category (id or handle), or all. */
export type Scope = { kind: "category" | "subCategory"; id: string } | { kind: "all" };
export type ProductListQuery = ListQuery & { status?: boolean | undefined; search?: string | undefined };

const orders = {
  newest: "created_at DESC, product_id DESC",
  relevance: "units_30d DESC, rating DESC, created_at DESC, product_id DESC",
  "price-asc": "price, product_id",
  "price-desc": "price DESC, product_id DESC",
  "rating-desc": "rating DESC, total_reviews DESC, product_id DESC",
};

const scopeColumns = { category: "category_id", subCategory: "sub_category_id" };
const scopeTables = { category: openCategories, subCategory: openSubCategories };

/** The filters, one condition a facet. Columns stand bare: they are the same in the table and in `counted`. */
function filters(query: ProductListQuery, values: Values) {
  const price = [
    ...(query.minPrice === undefined ? [] : [`price >= ${values.add(query.minPrice)}`]),
    ...(query.maxPrice === undefined ? [] : [`price <= ${values.add(query.maxPrice)}`]),
  ];
  return {
    brand: query.brand ? `brand = ANY (${values.add(query.brand)}::text[])` : "true",
    price: price.join(" AND ") || "true",
    rating: query.rating ? `rating >= ${values.add(query.rating)}` : "true",
  };
}

const stockCondition = ({ inStock }: ProductListQuery) =>
  inStock === undefined ? "true" : inStock ? "quantity > 0" : "quantity = 0";

/** What the caller may see at all. For shoppers what is not active does not exist, so asking for it finds nothing. */
function seen({ status }: ProductListQuery, { everything }: Viewer): string {
  if (!everything) return status === false ? "false" : "active";
  if (status === undefined) return "true";
  return status ? "published" : "NOT published";
}

const paging = ({ page, limit, search }: ProductListQuery) =>
  page === undefined && limit === undefined && search === undefined
    ? null
    : { page: page ?? 1, limit: limit ?? limits.pageSizeDefault };

/**
 * A product list as the finished answer's JSON, in one SQL. Facets come with any filter, sort or paging: ready-made
 * while nothing narrows them, counted otherwise. With a search text only what it finds, the best match first unless
 * sorted otherwise. Null when the category is unknown or not active.
 */
export async function listProducts(
  run: Run,
  scope: Scope,
  query: ProductListQuery,
  viewer: Viewer,
): Promise<string | null> {
  const found = query.search === undefined ? null : await findIds(run, query.search);
  const { name, text, values } = listStatement(scope, query, found ? { ...viewer, everything: false } : viewer, found);
  const [row] = await run<{ body: string }>({ name, text, values });
  return row?.body ?? null;
}

/** The statement of `listProducts`; unfiltered ones are named, so that there are few names. */
export function listStatement(
  scope: Scope,
  query: ProductListQuery,
  viewer: Viewer,
  found: readonly string[] | null = null,
) {
  const values = new Values();
  const page = paging(query);
  const { brand, price, rating } = filters(query, values);
  const narrowed = [brand, price, rating, stockCondition(query)].some((condition) => condition !== "true");
  const live = narrowed || viewer.everything || query.status === false || found !== null;
  const within = scope.kind === "all" ? "true" : `${scopeColumns[scope.kind]} = (SELECT id FROM scope)`;
  const hits = found
    ? `JOIN unnest(${values.add(found)}::text[]) WITH ORDINALITY AS hit(product_id, hit_place) USING (product_id)`
    : "";
  const rows = `catalog_product ${hits} WHERE ${seen(query, viewer)} AND ${within} AND ${stockCondition(query)}`;
  const byMatch = found !== null && (query.sort ?? "relevance") === "relevance";
  const order = byMatch ? "hit_place" : orders[query.sort ?? "newest"];
  const start = page ? (page.page - 1) * page.limit : 0;

  const parts = [
    `page AS MATERIALIZED (SELECT product_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${rows}
       AND ${brand} AND ${price} AND ${rating} ORDER BY ${order}
       LIMIT ${values.add(page?.limit ?? limits.wholeListMost)}::int OFFSET ${values.add(start)}::int)`,
  ];
  if (scope.kind !== "all")
    parts.unshift(
      `scope AS MATERIALIZED (SELECT c.id FROM ${scopeTables[scope.kind]} AND ${named(values.add(scope.id))} LIMIT 1)`,
    );
  if (live) parts.push(`counted AS MATERIALIZED (SELECT brand, price, rating FROM ${rows})`);
  else
    parts.push(
      `ready AS MATERIALIZED (SELECT total, facets FROM catalog_facet WHERE scope = ${scope.kind === "all" ? "'all'" : "(SELECT id FROM scope)"})`,
    );

  const facets = live
    ? facetsSql({ brands: `${price} AND ${rating}`, price: `${brand} AND ${rating}`, ratings: `${brand} AND ${price}` })
    : `COALESCE((SELECT facets FROM ready), '${JSON.stringify(noFacets)}')`;
  const total = live
    ? `(SELECT count(*) FROM counted WHERE ${brand} AND ${price} AND ${rating})`
    : "COALESCE((SELECT total FROM ready), 0)";

  const pieces = [`'{"success":true,"products":['`, cardsSql(viewer.shopper, values), `']'`];
  if (page) {
    pieces.push(
      `',"total":'`,
      total,
      `',"page":'`,
      `${values.add(page.page)}::int`,
      `',"limit":'`,
      `${values.add(page.limit)}::int`,
    );
  }
  if (page || query.sort || narrowed) pieces.push(`',"facets":'`, facets);
  pieces.push(`'}'`);
  const text = `WITH ${parts.join(", ")} SELECT ${pieces.join(" || ")} AS body${scope.kind === "all" ? "" : " FROM scope"}`;
  const shape = [
    scope.kind,
    query.sort ?? "newest",
    page ? "paged" : "whole",
    query.sort ? "facets" : "",
    viewer.shopper ? "own" : "",
  ];
  return { name: live ? "" : `catalog-list-${shape.join("-")}`, text, values: values.list };
}

const noFacets = {
  brands: [],
  price: { min: 0, max: 0 },
  ratings: [4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
};
