import { createHash } from "node:crypto";
import type { owners } from "@haat/api-contract/back-office/lists";
import type { ProductApproval } from "@haat/api-contract/product/words";
import { type Parameter, type Statement, unprepared } from "#database/database";
import { instantSql, pageSql, versionSql } from "#database/page-of";

/** Undefined fields do not filter. */
export type Pick = {
  /** Patterns of `searchPatterns`; all must match. */
  words: readonly string[];
  status: boolean | undefined;
  stock: "in" | "low" | "out" | undefined;
  lowStock: number;
  categoryId: string | undefined;
  subCategoryId: string | undefined;
  featured: boolean | undefined;
  /** The seller of the products; null: any. */
  sellerId: string | null;
  owner: (typeof owners)[number] | undefined;
  approval: ProductApproval | undefined;
  sort: "c.created_at" | "c.sort_title" | "lower(c.brand)" | "c.price" | "c.quantity";
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
  'seller', CASE WHEN seller.seller_id IS NOT NULL THEN json_build_object('_id', seller.seller_id, 'name', seller.seller_name,
    'approval', seller.approval, 'reason', seller.approval_reason, 'version', ${versionSql("seller.judged_at")}) END,
  'image', COALESCE(p.thumbnail, (SELECT i.url FROM haat_product_image i WHERE i.product_id = p.id
                                   ORDER BY i.rank, i.id LIMIT 1)),
  'variantCount', t.variant_count)`;

const stocks = {
  in: () => "c.quantity > 0",
  low: (max: string) => `c.quantity BETWEEN 1 AND ${max}`,
  out: () => "c.quantity = 0",
};

/** Joins and checks only what the filter needs. */
export function pickRows(pick: Pick): Statement {
  const values: Parameter[] = [];
  const put = (value: Parameter) => `$${values.push(value)}`;
  const where: string[] = [];
  for (const word of pick.words) where.push(`c.search LIKE ${put(word)}`);
  if (pick.status !== undefined) where.push(`c.published = ${put(pick.status)}`);
  if (pick.stock !== undefined) where.push(stocks[pick.stock](pick.stock === "low" ? put(pick.lowStock) : ""));
  if (pick.categoryId !== undefined) where.push(`c.category_id = ${put(pick.categoryId)}`);
  if (pick.subCategoryId !== undefined) where.push(`c.sub_category_id = ${put(pick.subCategoryId)}`);
  if (pick.featured !== undefined) where.push(`COALESCE(d.is_featured, false) = ${put(pick.featured)}`);
  if (pick.owner !== undefined) where.push(`c.seller_id IS ${pick.owner === "shop" ? "" : "NOT "}NULL`);
  if (pick.approval !== undefined) where.push(`own.state = ${put(pick.approval)}`);
  // Read live, not from the read model's column, so that the list shows a decision immediately.
  const ofSellers = pick.sellerId !== null || pick.approval !== undefined;
  const whose = pick.sellerId === null ? "" : put(pick.sellerId);
  if (whose) where.push(`own.seller_id = ${whose}`);
  const withDetails = pick.featured !== undefined;
  const from = `catalog_product c
    ${withDetails ? "LEFT JOIN haat_product_details d ON d.product_id = c.product_id" : ""}
    ${ofSellers ? "JOIN haat_seller_product own ON own.product_id = c.product_id" : ""}
    ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""}`;
  const text = `
WITH found AS MATERIALIZED (SELECT c.product_id, ${pick.sort} AS place FROM ${from}),
page AS (${pageSql(`SELECT * FROM found ORDER BY place ${pick.order}, product_id ${pick.order}`, put(pick.limit), put(pick.offset))})
SELECT (SELECT count(*)::int FROM found) AS total, (SELECT count(*)::int FROM haat_catalog_product${whose ? ` WHERE seller_id = ${whose}` : ""}) AS managed,
       COALESCE((SELECT json_agg(${row} ORDER BY page.place ${pick.order}, page.product_id ${pick.order})
         FROM page JOIN haat_catalog_product c USING (product_id) JOIN haat_catalog_document t USING (product_id)
         JOIN haat_any_product p ON p.id = c.product_id
         LEFT JOIN haat_product_seller seller ON seller.product_id = p.id
         LEFT JOIN haat_product_details d ON d.product_id = c.product_id
         LEFT JOIN haat_any_category top ON top.id = c.category_id
         LEFT JOIN haat_any_category sub ON sub.id = c.sub_category_id), '[]') AS rows`;
  // Named after its text, as a prepared statement requires.
  const name =
    pick.words.length > 0
      ? unprepared
      : `managed-products-${createHash("sha1").update(text).digest("base64url").slice(0, 16)}`;
  return { name, text, values };
}
