import type { AuditEntry as AuditEntryTold } from "@haat/api-contract/audit/schemas";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  InjectManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { retention } from "#config/retention";
import { type Connections, Database } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { AuditEntry } from "./models/audit-entry";
import { auditFiltersStatement, auditStatement, type EntriesWanted } from "./read/audit-sql";

export type AuditSubject = {
  /** One word, e.g. `banner`. */
  type: string;
  id: string;
  /** The subject's display name. */
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

type Found = { total: number; rows: AuditEntryTold[] };
export type AuditFilters = { actors: { _id: string; email: string; name: string }[]; subjectTypes: string[] };

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

export class AuditModuleService extends MedusaService({ AuditEntry }) {
  private readonly database: Database;

  constructor(dependencies: Dependencies & Record<string, unknown>) {
    super(dependencies);
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  /** A page of the log, newest first; `total` counts at most one more than `limits.maxAuditRows`. */
  async list(wanted: EntriesWanted): Promise<Found> {
    const [found] = await this.database.run<Found>(auditStatement(wanted));
    return found ?? { total: 0, rows: [] };
  }

  /** Who has changed something, and the subject types that were changed. */
  async filters(): Promise<AuditFilters> {
    const [found] = await this.database.run<AuditFilters>(auditFiltersStatement);
    return found ?? { actors: [], subjectTypes: [] };
  }

  /** Deletes entries that no law asks for any more; a trigger refuses younger ones. @returns how many. */
  purgeOld(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "audit-entry-forget",
      table: "audit_entry",
      where: "created_at < now() - make_interval(years => $1)",
      values: [retention.auditYears],
    });
  }

  /** Adds an entry, in the caller's transaction if the context has one. */
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
