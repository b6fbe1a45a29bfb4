import { createHash } from "node:crypto";
import { type Parameter, type Statement, unprepared } from "../../database/database";
import { instantSql } from "../../database/page-of";
import type { TextSearch } from "../../database/text-search";

/** What is undefined or null is not asked for. */
export type Pick = {
  search: TextSearch | null;
  status: boolean | undefined;
  stock: "in" | "low" | "out" | undefined;
  lowStock: number;
  categoryId: string | undefined;
  subCategoryId: string | undefined;
  featured: boolean | undefined;
  sort: "c.created_at" | "lower(p.title)" | "lower(c.brand)" | "c.price" | "c.quantity";
  order: "asc" | "desc";
  limit: number;
  offset: number;
};

const row = `json_build_object('_id', c.product_id, 'title', p.title, 'slug', p.handle, 'brand', c.brand,
  'modelNumber', COALESCE(d.model_number, ''),
  'categoryId', CASE WHEN top.id IS NOT NULL THEN json_build_object('_id', top.id, 'title', top.name) END,
  'subCategoryId', CASE WHEN sub.id IS NOT NULL THEN json_build_object('_id', sub.id, 'title', sub.name) END,
  'price', trim_scale(c.mrp), 'discountPrice', CASE WHEN c.price < c.mrp THEN trim_scale(c.price) END,
  'finalPrice', trim_scale(c.price), 'quantity', c.quantity, 'inStock', COALESCE(d.in_stock, true),
  'status', c.published, 'isFeatured', COALESCE(d.is_featured, false), 'createdAt', ${instantSql("c.created_at")},
  'image', COALESCE(p.thumbnail, (SELECT i.url FROM image i WHERE i.product_id = p.id AND i.deleted_at IS NULL
                                   ORDER BY i.rank, i.id LIMIT 1)),
  'variantCount', json_array_length(t.card->'variants'))`;

const stocks = {
  in: () => "c.quantity > 0",
  low: (most: string) => `c.quantity BETWEEN 1 AND ${most}`,
  out: () => "c.quantity = 0",
};

/**
 * Found in what the product itself says, or in a SKU of its variants. One question a table: each has an index for it, which
 * an OR over several tables could not use. Where the index is of no use, an OR asks no table for what is found already; a
 * SKU is found by three letters on, since nearly every SKU has any one or two.
 */
function matches(search: TextSearch, place: string): string {
  const asks = {
    brand: search.in("c.brand", place),
    title: `SELECT found.id FROM product found WHERE ${search.in("found.title", place)} AND found.deleted_at IS NULL`,
    model: `SELECT found.product_id FROM product_details found WHERE ${search.in("found.model_number", place)} AND found.deleted_at IS NULL`,
    sku: `SELECT found.product_id FROM product_variant found WHERE ${search.in("found.sku", place)} AND found.deleted_at IS NULL`,
  };
  return search.isIndexed
    ? `c.product_id IN (${asks.title} UNION SELECT c.product_id FROM catalog_product c WHERE ${asks.brand} UNION ${asks.model} UNION ${asks.sku})`
    : `(${asks.brand} OR c.product_id IN (${asks.title}) OR c.product_id IN (${asks.model}))`;
}

/** Only what is asked for is joined and looked at. */
export function pickRows(pick: Pick): Statement {
  const values: Parameter[] = [];
  const put = (value: Parameter) => `$${values.push(value)}`;
  const where: string[] = [];
  if (pick.search !== null) where.push(matches(pick.search, put(pick.search.value)));
  if (pick.status !== undefined) where.push(`c.published = ${put(pick.status)}`);
  if (pick.stock !== undefined) where.push(stocks[pick.stock](pick.stock === "low" ? put(pick.lowStock) : ""));
  if (pick.categoryId !== undefined) where.push(`c.category_id = ${put(pick.categoryId)}`);
  if (pick.subCategoryId !== undefined) where.push(`c.sub_category_id = ${put(pick.subCategoryId)}`);
  if (pick.featured !== undefined) where.push(`COALESCE(d.is_featured, false) = ${put(pick.featured)}`);
  const withDetails = pick.featured !== undefined;
  const withProduct = pick.sort === "lower(p.title)";
  const from = `catalog_product c
    ${withProduct ? "JOIN product p ON p.id = c.product_id" : ""}
    ${withDetails ? "LEFT JOIN product_details d ON d.product_id = c.product_id AND d.deleted_at IS NULL" : ""}
    ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""}`;
  const text = `
WITH found AS MATERIALIZED (SELECT c.product_id, ${pick.sort} AS place FROM ${from}),
page AS (SELECT * FROM found ORDER BY place ${pick.order}, product_id ${pick.order} LIMIT ${put(pick.limit)} OFFSET ${put(pick.offset)})
SELECT (SELECT count(*)::int FROM found) AS total, (SELECT count(*)::int FROM catalog_product) AS managed,
       COALESCE((SELECT json_agg(${row} ORDER BY page.place ${pick.order}, page.product_id ${pick.order})
         FROM page JOIN catalog_product c USING (product_id) JOIN catalog_document t USING (product_id)
         JOIN product p ON p.id = c.product_id
         LEFT JOIN product_details d ON d.product_id = c.product_id AND d.deleted_at IS NULL
         LEFT JOIN product_category top ON top.id = c.category_id
         LEFT JOIN product_category sub ON sub.id = c.sub_category_id), '[]') AS rows`;
  // A prepared statement's name is its text's.
  const name = pick.search
    ? unprepared
    : `managed-products-${createHash("sha1").update(text).digest("base64url").slice(0, 16)}`;
  return { name, text, values };
}
