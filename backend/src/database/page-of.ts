import { limits } from "@haat/api-contract/limits";
import type { Parameter, Run } from "./database";

type List = {
  /** Names the statement; one name is one text. */
  name: string;
  /** The rows' columns. Times are to be written as text: a page travels as JSON. */
  select: string;
  /** Where from and which, e.g. `role r WHERE r.deleted_at IS NULL`. */
  from: string;
  order: string;
  values: readonly Parameter[];
};

export type PageWanted = { page?: number | undefined; limit?: number | undefined };
export type Page<Row> = { rows: Row[]; total: number; page: number; limit: number };

/** A page of a list and how long the whole list is, in one statement; without `page` and `limit` all of it. */
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

/** Which state of a row was read, from its `updated_at`. */
export const versionSql = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS')`;
