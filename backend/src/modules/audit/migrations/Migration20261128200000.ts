import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Lets the shop delete entries that are older than nine years: no law asks for them, and they name people. */
export class Migration20261128200000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '9 years' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'The audit log is only added to.';
      END $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(
      `CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is only added to.'; END $$;`,
    );
  }
}
