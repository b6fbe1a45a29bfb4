import type { AuditQuery } from "@haat/api-contract/audit/schemas";
import { limits } from "@haat/api-contract/limits";
import { type Parameter, type Statement, unprepared } from "#database/database";
import { instantSql, pageSql } from "#database/page-of";

export type EntriesWanted = Omit<AuditQuery, "subjectType" | "page" | "limit"> & {
  /** The subject types to read; null: all. */
  types: readonly string[] | null;
  page: number;
  limit: number;
};

type Filter = { key: string; value: Parameter | undefined; sql: (place: string) => string };

const filters = ({ actorId, subjectId, action, search, from, to }: EntriesWanted): Filter[] => [
  { key: "actor", value: actorId, sql: (place) => `a.actor_id = ${place}` },
  { key: "id", value: subjectId, sql: (place) => `a.subject_id = ${place}` },
  { key: "action", value: action, sql: (place) => `a.action = ${place}` },
  { key: "label", value: search && `%${escapeLike(search)}%`, sql: (place) => `a.subject_label ILIKE ${place}` },
  { key: "from", value: from, sql: (place) => `a.created_at >= ${place}::date::timestamp AT TIME ZONE 'Asia/Kolkata'` },
  {
    key: "to",
    value: to,
    sql: (place) => `a.created_at < (${place}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`,
  },
];

/**
 * The log stores no shopper's name, because it could never be erased from there: the name is read from the account
 * while it exists.
 */
const labelSql = `CASE e.subject_type WHEN 'customer' THEN coalesce((
  SELECT coalesce(nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), ''), nullif(c.email, ''), c.phone, c.id)
    FROM haat_customer c WHERE c.id = e.subject_id), 'Deleted account') ELSE e.subject_label END`;

const newest = "ORDER BY created_at DESC, id DESC";

/**
 * A page of the log, newest first, and the number of entries, counted up to `limits.maxAuditRows` so that the cost
 * stays bounded with a million entries. Each subject type is read separately, from the end of its index.
 */
export function auditStatement(wanted: EntriesWanted): Statement {
  const values: Parameter[] = [limits.maxAuditRows + 1, wanted.limit, (wanted.page - 1) * wanted.limit];
  const add = (value: Parameter) => `$${values.push(value)}`;
  const used = filters(wanted).filter(({ value }) => value !== undefined && value !== "");
  const where = ["a.deleted_at IS NULL"];
  for (const { value, sql } of used) where.push(sql(add(value ?? null)));
  const source = wanted.types
    ? `unnest(${add(wanted.types)}::text[]) kind CROSS JOIN LATERAL (
         SELECT a.id, a.created_at FROM audit_entry a WHERE a.subject_type = kind AND ${where.join(" AND ")} ${newest} LIMIT $1) one`
    : `audit_entry a WHERE ${where.join(" AND ")}`;
  return {
    name: wanted.search
      ? unprepared
      : ["audit", wanted.types ? "kinds" : "all", ...used.map(({ key }) => key)].join("-"),
    text: `WITH hits AS MATERIALIZED (SELECT id, created_at FROM ${source} ${newest} LIMIT $1)
      SELECT (SELECT count(*)::int FROM hits) AS total,
             coalesce((SELECT json_agg(row) FROM (
               SELECT e.id AS _id, ${instantSql("e.created_at")} AS at, e.action, e.before, e.after,
                      json_build_object('_id', e.actor_id, 'email', coalesce(u.email, seller.email, ''), 'name', coalesce(s.name, seller.business_name, '')) AS actor,
                      json_build_object('type', e.subject_type, '_id', e.subject_id, 'label', ${labelSql}) AS subject
                 FROM (${pageSql(`SELECT id FROM hits ${newest}`, "$2", "$3")}) h
                 JOIN audit_entry e ON e.id = h.id
                 LEFT JOIN haat_actor u ON u.id = e.actor_id
                 LEFT JOIN haat_seller seller ON seller.id = e.actor_id
                 LEFT JOIN haat_staff s ON s.user_id = e.actor_id
                ORDER BY e.created_at DESC, e.id DESC) row), '[]') AS rows`,
    values,
  };
}

/** Who has changed something, and the subject types that were changed. */
export const auditFiltersStatement: Statement = {
  name: "audit-filters",
  text: `WITH RECURSIVE kinds AS (
           (SELECT subject_type FROM audit_entry WHERE deleted_at IS NULL ORDER BY subject_type LIMIT 1)
           UNION ALL
           SELECT (SELECT a.subject_type FROM audit_entry a
                    WHERE a.deleted_at IS NULL AND a.subject_type > k.subject_type ORDER BY a.subject_type LIMIT 1)
             FROM kinds k WHERE k.subject_type IS NOT NULL)
         SELECT ARRAY(SELECT subject_type FROM kinds WHERE subject_type IS NOT NULL ORDER BY 1) AS "subjectTypes",
                coalesce((SELECT json_agg(actor ORDER BY actor.email) FROM (
                  SELECT u.id AS _id, u.email, coalesce(s.name, '') AS name
                    FROM haat_actor u LEFT JOIN haat_staff s ON s.user_id = u.id
                   WHERE EXISTS (SELECT FROM audit_entry a WHERE a.actor_id = u.id AND a.deleted_at IS NULL)) actor), '[]') AS actors`,
  values: [],
};

/** Escapes text for a LIKE pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
