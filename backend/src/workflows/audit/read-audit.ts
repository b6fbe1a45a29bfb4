import { auditMessages } from "@haat/api-contract/audit/messages";
import type { AuditEntry, AuditQuery } from "@haat/api-contract/audit/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Page } from "#database/page-of";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { AUDIT_MODULE } from "#modules/audit/index";
import type { AuditFilters, AuditModuleService } from "#modules/audit/service";
import { visibleSubjects } from "./visible-subjects";

/**
 * The audit log, newest first, limited to what the caller may see.
 *
 * @throws ApiError 400 a range that ends before it begins, or a page beyond the log's maximum.
 */
export async function readAudit(
  container: MedusaContainer,
  caller: AdministratorAccess,
  { subjectType, page = 1, limit = limits.maxFullList, ...filters }: AuditQuery,
): Promise<Page<AuditEntry> & { hasMore: boolean }> {
  const { from, to } = filters;
  if (from && to && to < from) throw new ApiError(400, auditMessages.rangeInvalid);
  if ((page - 1) * limit >= limits.maxAuditRows) throw new ApiError(400, auditMessages.tooFarBack);
  const visible = visibleSubjects(caller);
  const types = subjectType ? [subjectType].filter((type) => visible?.includes(type) ?? true) : visible;
  const log = container.resolve<AuditModuleService>(AUDIT_MODULE);
  const { rows, total } = await log.list({ ...filters, types, page, limit });
  const hasMore = total > limits.maxAuditRows;
  return { rows, total: Math.min(total, limits.maxAuditRows), page, limit, hasMore };
}

/** Who has changed something, and the subject types that were changed, limited to what the caller may see. */
export async function readAuditFilters(container: MedusaContainer, caller: AdministratorAccess): Promise<AuditFilters> {
  const { actors, subjectTypes } = await container.resolve<AuditModuleService>(AUDIT_MODULE).filters();
  const visible = visibleSubjects(caller);
  return { actors, subjectTypes: subjectTypes.filter((type) => visible?.includes(type) ?? true) };
}
