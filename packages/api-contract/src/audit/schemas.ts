import { z } from "zod";
import { pageFields, pageParams, searchParam } from "../back-office/lists";
import { answer } from "../envelope";
import { idSchema, instantSchema } from "../values";

export const auditEntrySchema = z.object({
  _id: idSchema,
  at: instantSchema,
  /** Who did it. `email` is empty where the account is gone for good. */
  actor: z.object({ _id: idSchema, email: z.string(), name: z.string() }),
  /** What was done, e.g. `banner.updated`. */
  action: z.string(),
  subject: z.object({ type: z.string(), _id: z.string(), label: z.string() }),
  /** The fields that changed, as they were; null for what was made. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** The fields that changed, as they are; null for what was removed. */
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const dayParam = z.iso.date();

export const auditQuerySchema = z.object({
  ...pageParams,
  actorId: idSchema.optional(),
  /** The kind of thing that was changed, e.g. `banner`. */
  subjectType: z.string().min(1).max(100).optional(),
  subjectId: idSchema.optional(),
  /** One action, e.g. `banner.updated`. */
  action: z.string().min(1).max(100).optional(),
  /** Part of what people call the thing. */
  search: searchParam.optional(),
  /** First and last day, in India. */
  from: dayParam.optional(),
  to: dayParam.optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** Newest first. `total` counts no further than `limits.maxAuditRows`; `hasMore` says that older ones are left out. */
export const auditAnswerSchema = answer({ entries: z.array(auditEntrySchema), hasMore: z.boolean(), ...pageFields });

/** What the log can be filtered by at the moment. */
export const auditFiltersAnswerSchema = answer({
  actors: z.array(z.object({ _id: idSchema, email: z.string(), name: z.string() })),
  subjectTypes: z.array(z.string()),
});
