import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122061500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "audit_entry" ("id" text not null, "actor_id" text not null, "action" text not null, "subject_type" text not null, "subject_id" text not null, "subject_label" text not null, "before" jsonb null, "after" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "audit_entry_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_audit_entry_created_at_id" ON "audit_entry" ("created_at", "id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_audit_entry_actor_id_created_at" ON "audit_entry" ("actor_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_audit_entry_subject" ON "audit_entry" ("subject_type", "subject_id") WHERE deleted_at IS NULL;`,
    );
    // Not even the shop itself rewrites what was done. Truncating, which only the table's owner may do, stays possible.
    this.addSql(
      `CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is only added to.'; END $$;`,
    );
    this.addSql(
      `CREATE OR REPLACE TRIGGER keep_audit_entry BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop function if exists keep_audit_entry;`);
  }
}
