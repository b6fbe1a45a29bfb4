import { limits } from "@haat/api-contract/limits";
import type { Run } from "#database/database";
import { containing } from "#database/text-search";
import { bannerFieldsSql, bannerVersionSql } from "#sql/banner-sql";
import {
  type CategoryKind,
  categoryFieldsSql,
  categoryKinds,
  categoryVersionSql,
  isCategoryNamed,
  openCategories,
  openSubCategories,
} from "#sql/category-sql";
import { isTimelySql } from "#sql/offer-sql";
import { isActive } from "./products";

export type Paging = { page?: number | undefined; limit?: number | undefined };

type SmallList = {
  name: string;
  /** The answer's JSON up to its rows. */
  head: string;
  /** SELECT of `place` (from 1) and `json`. */
  rows: string;
  values?: readonly (string | boolean | null)[];
};

/** A short list as finished JSON. */
async function readSmallList(
  run: Run,
  { name, head, rows, values = [] }: SmallList,
  { page, limit }: Paging,
): Promise<string> {
  const paged = page !== undefined || limit !== undefined;
  const size = paged ? (limit ?? limits.defaultPageSize) : limits.maxFullList;
  const start = ((page ?? 1) - 1) * size;
  const [from, to] = [`$${values.length + 1}::int`, `$${values.length + 2}::int`];
  const [row] = await run<{ rows: string; total: number }>({
    name: `catalog-${name}`,
    text: `SELECT COALESCE(string_agg(json::text, ',' ORDER BY place) FILTER (WHERE place > ${from} AND place <= ${to}), '') AS rows,
                  count(*)::int AS total FROM (${rows}) listed`,
    values: [...values, start, start + size],
  });
  const tail = paged ? `,"total":${row?.total ?? 0},"page":${page ?? 1},"limit":${size}` : "";
  return `${head}[${row?.rows ?? ""}]${tail}}`;
}

type Search = Paging & {
  all?: boolean | undefined;
  search?: string | undefined;
  status?: boolean | undefined;
  order?: "asc" | "desc" | undefined;
};
export type CategoriesQuery = Search & { sort?: "createdAt" | "title" | undefined };
export type SubCategoriesQuery = Search & {
  sort?: "createdAt" | "title" | "category" | "fromStartPrice" | undefined;
  categoryId?: string | undefined;
};
export type BannersQuery = Omit<Search, "all"> & { sort?: "order" | "title" | "createdAt" | undefined };

const pagingOf = ({ all, page, limit }: Search): Paging => (all ? {} : { page, limit });

/** Sorted as requested, or by the default. */
const sorted = (column: string, order: "asc" | "desc", then: string) =>
  `row_number() OVER (ORDER BY ${column} ${order}, ${then}) AS place`;

const categorySorts = {
  createdAt: "c.created_at",
  title: "lower(c.name)",
  category: "lower(parent.name)",
  fromStartPrice: "COALESCE(x.from_start_price, 0)",
};

/** With `everything` inactive ones too, and the version that the back office sends back with a change. */
const fieldsFor = (fields: string, version: string, everything: boolean) =>
  everything ? `json_build_object(${fields}, 'version', ${version})` : `json_build_object(${fields})`;

function categoryRows(
  kind: CategoryKind,
  { sort = "createdAt", order }: SubCategoriesQuery,
  everything: boolean,
): string {
  const { from, where } = categoryKinds[kind];
  const open = kind === "category" ? "c.is_shown" : "c.is_shown AND parent.is_shown";
  const direction = order ?? (sort === "createdAt" ? "desc" : "asc");
  return `SELECT ${sorted(categorySorts[sort], direction, "c.created_at DESC, c.rank, c.id")},
            ${fieldsFor(categoryFieldsSql[kind], categoryVersionSql, everything)} AS json
       FROM ${from} WHERE ${where} AND ($1::boolean OR (${open})) AND ($2::text IS NULL OR c.name ILIKE $2)
        AND ($3::boolean IS NULL OR c.is_shown = $3)
        AND ($4::text IS NULL OR c.parent_id = $4)`;
}

/** Categories, newest first unless requested otherwise. */
export const readCategories = (run: Run, query: CategoriesQuery, everything = false): Promise<string> =>
  readSmallList(
    run,
    {
      name: `categories-${query.sort}-${query.order}-${everything}`,
      head: '{"success":true,"data":',
      rows: categoryRows("category", query, everything),
      values: [everything, containing(query.search), query.status ?? null, null],
    },
    pagingOf(query),
  );

/** Sub-categories, newest first unless requested otherwise. */
export const readSubCategories = (run: Run, query: SubCategoriesQuery, everything = false): Promise<string> =>
  readSmallList(
    run,
    {
      name: `sub-categories-${query.sort}-${query.order}-${everything}`,
      head: '{"success":true,"status":true,"data":',
      rows: categoryRows("subCategory", query, everything),
      values: [everything, containing(query.search), query.status ?? null, query.categoryId ?? null],
    },
    pagingOf(query),
  );

const bannerSorts = { order: "b.sort_order", title: "lower(b.title)", createdAt: "b.created_at" };

/** Banners in their order unless requested otherwise; with `everything` inactive ones too. */
export function readBanners(run: Run, everything: boolean, query: BannersQuery): Promise<string> {
  const { sort = "order", order } = query;
  const direction = order ?? (sort === "createdAt" ? "desc" : "asc");
  return readSmallList(
    run,
    {
      name: `banners-${sort}-${direction}-${everything}`,
      head: '{"success":true,"banners":',
      rows: `SELECT ${sorted(bannerSorts[sort], direction, "b.sort_order, b.created_at DESC, b.id")},
               ${fieldsFor(bannerFieldsSql, bannerVersionSql, everything)} AS json
               FROM haat_banner b WHERE ((b.status AND ${isTimelySql("b")}) OR $1::boolean)
                AND ($2::text IS NULL OR b.title ILIKE $2 OR b.link ILIKE $2) AND ($3::boolean IS NULL OR b.status = $3)`,
      values: [everything, containing(query.search), query.status ?? null],
    },
    query,
  );
}

/** A product's reviews, newest first; null if shoppers can't see the product or it does not exist. */
export async function readReviews(run: Run, productId: string, paging: Paging): Promise<string | null> {
  if (!(await isActive(run, productId))) return null;
  return readSmallList(
    run,
    {
      name: "reviews",
      head: '{"success":true,"data":',
      rows: `SELECT row_number() OVER (ORDER BY r.created_at DESC, r.id DESC) AS place,
               json_build_object('_id', r.id, 'rating', r.rating, 'comment', r.comment, 'image', r.image,
                 'createdAt', catalog_instant(r.created_at),
                 'userId', json_build_object('_id', r.customer_id, 'email', r.display_name || '@hidden'),
                 'answer', CASE WHEN r.answer IS NOT NULL
                   THEN json_build_object('text', r.answer, 'createdAt', catalog_instant(r.answered_at)) END) AS json
               FROM haat_review r WHERE r.product_id = $1 AND NOT r.hidden`,
      values: [productId],
    },
    paging,
  );
}

/** A category's or sub-category's title as finished JSON, by id or handle; null if it is inactive. */
export async function readTitle(run: Run, kind: "category" | "subCategory", id: string): Promise<string | null> {
  const [row] = await run<{ body: string }>({
    name: `catalog-title-${kind}`,
    text: `SELECT json_build_object('success', true, 'title', c.name)::text AS body
             FROM ${kind === "category" ? openCategories : openSubCategories} AND ${isCategoryNamed("$1")} LIMIT 1`,
    values: [id],
  });
  return row?.body ?? null;
}
