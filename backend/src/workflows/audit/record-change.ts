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

/** How the audit log names a kind of record, and which of its fields it has. */
export type AuditedKind<Row> = { type: string; labelOf: (row: Row) => string; fieldsOf: (row: Row) => Fields };

/** Records by title and id, since titles are not unique; null for none. */
export const namesOf = (rows: readonly { _id: string; title: string }[] | null): string[] | null =>
  rows?.map(({ _id, title }) => `${title} (${_id})`) ?? null;

/** Who changed a record: `before` is null for a created one, `after` for a deleted one. */
export type RecordChange<Row> = { actorId: string; before: Row | null; after: Row | null };

/** Records that a record with an id was created, updated or deleted, in the transaction that did it. */
export async function recordRow<Row extends { _id: string }>(
  container: MedusaContainer,
  transaction: OneTransaction,
  { type, labelOf, fieldsOf }: AuditedKind<Row>,
  { actorId, before, after }: RecordChange<Row>,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const act = before ? (after ? "updated" : "deleted") : "created";
  const entry = { actorId, action: `${type}.${act}`, subject: { type, id: row._id, label: labelOf(row) } };
  const fields = { before: before && fieldsOf(before), after: after && fieldsOf(after) };
  await recordChange(container, { ...entry, ...fields }, transaction);
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
