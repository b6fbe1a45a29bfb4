import { limits } from "@haat/api-contract/limits";
import type { Run } from "../../../database/database";
import { named, openCategories, openSubCategories } from "./categories-sql";
import { isActive } from "./products";

export type Paging = { page?: number | undefined; limit?: number | undefined };

type SmallList = {
  name: string;
  /** The answer up to its rows. */
  head: string;
  /** SELECT of `place` (1 is first) and `json`. */
  rows: string;
  values?: readonly (string | boolean)[];
};

/** A list of few rows as the finished answer's JSON. */
async function readSmallList(
  run: Run,
  { name, head, rows, values = [] }: SmallList,
  { page, limit }: Paging,
): Promise<string> {
  const paged = page !== undefined || limit !== undefined;
  const size = paged ? (limit ?? limits.pageSizeDefault) : limits.wholeListMost;
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

const newest = "row_number() OVER (ORDER BY c.created_at DESC, c.rank, c.id) AS place";
const categoryFields = `'_id', c.id, 'title', c.name, 'handle', c.handle, 'image', COALESCE(x.image, ''), 'status', true,
  'createdAt', catalog_instant(c.created_at)`;
const joined = (tables: string) =>
  tables.replace(" WHERE ", " LEFT JOIN category_details x ON x.category_id = c.id AND x.deleted_at IS NULL WHERE ");

export const readCategories = (run: Run, paging: Paging): Promise<string> =>
  readSmallList(
    run,
    {
      name: "categories",
      head: '{"success":true,"data":',
      rows: `SELECT ${newest}, json_build_object(${categoryFields}) AS json FROM ${joined(openCategories)}`,
    },
    paging,
  );

export const readSubCategories = (run: Run, paging: Paging): Promise<string> =>
  readSmallList(
    run,
    {
      name: "sub-categories",
      head: '{"success":true,"status":true,"data":',
      rows: `SELECT ${newest}, json_build_object(${categoryFields}, 'heading', COALESCE(x.heading, ''),
               'fromStartPrice', trim_scale(COALESCE(x.from_start_price, 0)), 'showOnHomePage', COALESCE(x.show_on_home, false),
               'categoryId', json_build_object('_id', parent.id, 'title', parent.name)) AS json FROM ${joined(openSubCategories)}`,
    },
    paging,
  );

/** Banners by their order; the inactive ones too when `everything` is asked for. */
export const readBanners = (run: Run, everything: boolean, paging: Paging): Promise<string> =>
  readSmallList(
    run,
    {
      name: "banners",
      head: '{"success":true,"banners":',
      rows: `SELECT row_number() OVER (ORDER BY b.sort_order, b.created_at DESC, b.id) AS place,
               json_build_object('_id', b.id, 'title', b.title, 'image', b.image, 'link', b.link, 'order', b.sort_order,
                 'status', b.status, 'createdAt', catalog_instant(b.created_at)) AS json
               FROM banner b WHERE b.deleted_at IS NULL AND (b.status OR $1::boolean)`,
      values: [everything],
    },
    paging,
  );

/** A product's reviews, newest first; null when shoppers know no such product. */
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
                 'userId', json_build_object('_id', r.customer_id, 'email', r.display_name || '@hidden')) AS json
               FROM review r WHERE r.product_id = $1 AND NOT r.hidden AND r.deleted_at IS NULL`,
      values: [productId],
    },
    paging,
  );
}

/** A category's or sub-category's title as the finished answer's JSON, by id or handle; null when it is not active. */
export async function readTitle(run: Run, kind: "category" | "subCategory", id: string): Promise<string | null> {
  const [row] = await run<{ body: string }>({
    name: `catalog-title-${kind}`,
    text: `SELECT json_build_object('success', true, 'title', c.name)::text AS body
             FROM ${kind === "category" ? openCategories : openSubCategories} AND ${named("$1")} LIMIT 1`,
    values: [id],
  });
  return row?.body ?? null;
}
