import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122063300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    this.addSql(`
      CREATE TABLE audit_entry (
        id text PRIMARY KEY,
        actor_id text NOT NULL,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text NOT NULL,
        subject_label text NOT NULL,
        before jsonb,
        after jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );`);
    this.addSql(
      `CREATE INDEX "IDX_audit_entry_created_at_id" ON audit_entry (created_at, id) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX "IDX_audit_entry_actor_id_created_at" ON audit_entry (actor_id, created_at) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX "IDX_audit_entry_subject" ON audit_entry (subject_type, subject_id) WHERE deleted_at IS NULL;`,
    );
    // What the log is filtered by: the subject type, newest first, and a substring of the label.
    this.addSql(
      `CREATE INDEX "IDX_audit_entry_subject_type_created_at" ON audit_entry (subject_type, created_at, id) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX "IDX_audit_entry_subject_label" ON audit_entry USING gin (subject_label gin_trgm_ops) WHERE deleted_at IS NULL;`,
    );
    // The log is append-only even for the shop itself. Truncating stays possible, but only for the table's owner.
    this.addSql(
      `CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is only added to.'; END $$;`,
    );
    this.addSql(
      `CREATE TRIGGER keep_audit_entry BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS audit_entry;`);
    this.addSql(`DROP FUNCTION IF EXISTS keep_audit_entry;`);
  }
}
