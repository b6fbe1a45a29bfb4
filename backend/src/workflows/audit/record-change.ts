import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#database/one-transaction";
import { AUDIT_MODULE } from "#modules/audit/index";
import type { AuditModuleService, NewAuditEntry } from "#modules/audit/service";

type Fields = Record<string, unknown>;

/**
 * Keeps in the audit log who changed what. Give it the whole of what there was and is, without secrets: only fields
 * that differ are kept, and a change of nothing is no entry. `before` is null for what was made, `after` for what
 * was removed.
 *
 * @param transaction where the change itself is made, so that both are there or neither.
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

/** The names of the fields that two records don't agree on; all of them where one is missing. */
export function differing(before: Fields | null, after: Fields | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !before || !after || !isDeepStrictEqual(before[name], after[name]));
}

const pick = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

/** Settings as one level of fields, `policy.returnDays`, so that the audit log shows the very figure that changed. */
export function flatSettings(settings: object, prefix = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, unknown][] => {
      const path = `${prefix}${name}`;
      const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
      return isGroup ? Object.entries(flatSettings(value, `${path}.`)) : [[path, value]];
    }),
  );
}
