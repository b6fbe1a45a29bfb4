import { limits } from "@haat/api-contract/limits";
import type { Parameter, Run } from "./database";

type List = {
  /** Name of the prepared statement; a name must always have the same text. */
  name: string;
  /** The columns. Format times as text: a page is returned as JSON. */
  select: string;
  /** Table and filter, e.g. `role r WHERE r.deleted_at IS NULL`. */
  from: string;
  order: string;
  values: readonly Parameter[];
};

export type PageWanted = { page?: number | undefined; limit?: number | undefined };
export type Page<Row> = { rows: Row[]; total: number; page: number; limit: number };

/**
 * SQL of a page of rows, to join other tables to. PostgreSQL plans a prepared statement whose limit is a parameter for a
 * tenth of all rows, and reads whole tables for the joins. The outer limit tells it how few there are.
 *
 * @param rows a SELECT with its ORDER BY
 * @param limit a parameter as SQL, up to `limits.maxFullList`; so is `offset`
 */
export const pageSql = (rows: string, limit: string, offset: string): string =>
  `SELECT * FROM (${rows} LIMIT ${limit} OFFSET ${offset}) asked LIMIT ${limits.maxFullList}`;

type Order = "asc" | "desc";
type WantedPage = { total: number; limit: number; offset: number; order: Order };

/**
 * Where to read a page from: PostgreSQL walks over all rows before it, so a page in the second half of a list is read
 * backwards from the end, in the opposite order. The returned `limit` is the number of rows on such a page.
 */
export function fromNearerEnd({ total, limit, offset, order }: WantedPage) {
  if (offset * 2 < total || offset >= total) return { limit, offset, order, isReversed: false };
  const rows = Math.min(limit, total - offset);
  const opposite: Order = order === "asc" ? "desc" : "asc";
  return { limit: rows, offset: total - offset - rows, order: opposite, isReversed: true };
}

/** The rows in the order of the list. */
export const inListOrder = <Row>(rows: Row[], { isReversed }: { isReversed: boolean }): Row[] =>
  isReversed ? rows.toReversed() : rows;

/** Returns one page of a list and its total in one statement; the whole list without `page` and `limit`. */
export async function pageOf<Row>(
  run: Run,
  { name, select, from, order, values }: List,
  { page = 1, limit = limits.maxFullList }: PageWanted,
): Promise<Page<Row>> {
  const [last, first] = [values.length + 1, values.length + 2];
  const [answer] = await run<{ total: number; rows: Row[] }>({
    name,
    text: `SELECT (SELECT count(*)::int FROM ${from}) AS total,
                  coalesce((SELECT json_agg(p) FROM (SELECT ${select} FROM ${from} ORDER BY ${order}
                                                      LIMIT $${last} OFFSET $${first}) p), '[]') AS rows`,
    values: [...values, limit, (page - 1) * limit],
  });
  return { rows: answer?.rows ?? [], total: answer?.total ?? 0, page, limit };
}

/** A time as text, for JSON that PostgreSQL writes: ISO 8601 in UTC. */
export const instantSql = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A row's version, from its `updated_at`. */
export const versionSql = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS')`;
