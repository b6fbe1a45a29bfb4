import { auditMessages } from "@haat/api-contract/audit/messages";
import type { AuditEntry, AuditQuery } from "@haat/api-contract/audit/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { Page } from "#database/page-of";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { auditStatement } from "./audit-sql";
import { visibleSubjects } from "./visible-subjects";

const databaseOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

/**
 * The audit log, newest first, of what the caller may see.
 *
 * @throws ApiError 400 a range that ends before it begins, or a page further back than the log is paged.
 */
export async function readAudit(
  container: MedusaContainer,
  caller: AdministratorAccess,
  { subjectType, page = 1, limit = limits.wholeListMost, ...filters }: AuditQuery,
): Promise<Page<AuditEntry> & { hasMore: boolean }> {
  const { from, to } = filters;
  if (from && to && to < from) throw new ApiError(400, auditMessages.rangeInvalid);
  if ((page - 1) * limit >= limits.auditRowsMost) throw new ApiError(400, auditMessages.tooFarBack);
  const visible = visibleSubjects(caller);
  const types = subjectType ? [subjectType].filter((type) => visible?.includes(type) ?? true) : visible;
  const statement = auditStatement({ ...filters, types, page, limit });
  const [answer] = await databaseOf(container).run<{ total: number; rows: AuditEntry[] }>(statement);
  const found = answer?.total ?? 0;
  const hasMore = found > limits.auditRowsMost;
  return { rows: answer?.rows ?? [], total: Math.min(found, limits.auditRowsMost), page, limit, hasMore };
}

type Filters = { actors: { _id: string; email: string; name: string }[]; subjectTypes: string[] };

/** Who has changed something, and the kinds of things that were changed, of what the caller may see. */
export async function readAuditFilters(container: MedusaContainer, caller: AdministratorAccess): Promise<Filters> {
  const [found] = await databaseOf(container).run<Filters>({
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
                      FROM haat_actor u LEFT JOIN staff s ON s.user_id = u.id AND s.deleted_at IS NULL
                     WHERE EXISTS (SELECT FROM audit_entry a WHERE a.actor_id = u.id AND a.deleted_at IS NULL)) actor), '[]') AS actors`,
    values: [],
  });
  const visible = visibleSubjects(caller);
  const subjectTypes = (found?.subjectTypes ?? []).filter((type) => visible?.includes(type) ?? true);
  return { actors: found?.actors ?? [], subjectTypes };
}
