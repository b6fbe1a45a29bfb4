import { z } from "zod";
import { pageFields, pageParams, searchParam } from "../back-office/lists";
import { answer } from "../envelope";
import { idSchema, instantSchema } from "../values";

export const auditEntrySchema = z.object({
  _id: idSchema,
  at: instantSchema,
  /** The actor. `email` is empty if the account was deleted. */
  actor: z.object({ _id: idSchema, email: z.string(), name: z.string() }),
  /** The action, e.g. `banner.updated`. */
  action: z.string(),
  subject: z.object({ type: z.string(), _id: z.string(), label: z.string() }),
  /** The changed fields before; null for a new record. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** The changed fields after; null for a deleted record. */
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const dayParam = z.iso.date();

export const auditQuerySchema = z.object({
  ...pageParams,
  actorId: idSchema.optional(),
  /** The kind of the changed record, e.g. `banner`. */
  subjectType: z.string().min(1).max(100).optional(),
  subjectId: idSchema.optional(),
  /** One action, e.g. `banner.updated`. */
  action: z.string().min(1).max(100).optional(),
  /** Part of the record's name. */
  search: searchParam.optional(),
  /** First and last day, in India. */
  from: dayParam.optional(),
  to: dayParam.optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** Newest first. `total` is capped at `limits.maxAuditRows`; `hasMore` says that older entries are left out. */
export const auditAnswerSchema = answer({ entries: z.array(auditEntrySchema), hasMore: z.boolean(), ...pageFields });

/** The available filter values. */
export const auditFiltersAnswerSchema = answer({
  actors: z.array(z.object({ _id: idSchema, email: z.string(), name: z.string() })),
  subjectTypes: z.array(z.string()),
});
