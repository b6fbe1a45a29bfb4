import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What the log is looked through by: the kind of thing, newest first, and a part of what it is called. */
export class Migration20261122063300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_audit_entry_subject_type_created_at" ON "audit_entry" ("subject_type", "created_at", "id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_audit_entry_subject_label" ON "audit_entry" USING gin ("subject_label" gin_trgm_ops) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_audit_entry_subject_label";`);
    this.addSql(`DROP INDEX IF EXISTS "IDX_audit_entry_subject_type_created_at";`);
  }
}
