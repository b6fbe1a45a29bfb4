import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { AuditEntry } from "./models/audit-entry";

export type AuditSubject = {
  /** One word, e.g. `banner`. */
  type: string;
  id: string;
  /** What people call it. */
  label: string;
};

export type NewAuditEntry = {
  /** The engine's user who did it. */
  actorId: string;
  /** What was done, e.g. `banner.updated`. */
  action: string;
  subject: AuditSubject;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

export class AuditModuleService extends MedusaService({ AuditEntry }) {
  /** Adds an entry; in the caller's transaction where the context has one. */
  @InjectManager()
  async add(
    { actorId, action, subject, before, after }: NewAuditEntry,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    const manager = context.transactionManager ?? context.manager;
    await manager?.execute(
      `INSERT INTO audit_entry (id, actor_id, action, subject_type, subject_id, subject_label, before, after)
       VALUES (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)`,
      [
        generateEntityId(undefined, "audit"),
        actorId,
        action,
        subject.type,
        subject.id,
        subject.label,
        before && JSON.stringify(before),
        after && JSON.stringify(after),
      ],
    );
  }
}
