import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { AUDIT_MODULE } from "#modules/audit/index";
import type { AuditModuleService, NewAuditEntry } from "#modules/audit/service";

type Fields = Record<string, unknown>;

/**
 * Records in the audit log who changed what. Pass the complete state before and after, without secrets: only fields
 * that differ are stored, and without a difference there is no entry. `before` is null for a created record, `after`
 * for a deleted one.
 *
 * @param transaction the transaction of the change itself, so that both are committed or neither.
 */
export async function recordChange(
  container: MedusaContainer,
  { before, after, ...entry }: NewAuditEntry,
  transaction?: OneTransaction,
): Promise<void> {
  const changed = differing(before, after);
  if (before && after && changed.length === 0) return;
  const audit = container.resolve<AuditModuleService>(AUDIT_MODULE);
  await audit.add(
    { ...entry, before: before && pick(before, changed), after: after && pick(after, changed) },
    ...(transaction ? [transaction.contextFor(audit)] : []),
  );
}

/** The names of the fields that differ between two records; all fields if one record is null. */
export function differing(before: Fields | null, after: Fields | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !before || !after || !isDeepStrictEqual(before[name], after[name]));
}

const pick = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

/** Flattens settings to one level, `policy.returnDays`, so that the audit log shows exactly the value that changed. */
export function flatSettings(settings: object, prefix = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, unknown][] => {
      const path = `${prefix}${name}`;
      const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
      return isGroup ? Object.entries(flatSettings(value, `${path}.`)) : [[path, value]];
    }),
  );
}
