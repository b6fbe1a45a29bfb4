import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * `version` is what a shopper's tokens must carry at least. A row exists only for those who ended their logins once.
 * The index finds all the ways in which one person logs in, which the engine keeps by way and not by person.
 */
export class Migration20261122002000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE IF NOT EXISTS shopper_login (
        customer_id text PRIMARY KEY,
        version integer NOT NULL,
        ended_at timestamptz NOT NULL DEFAULT now());`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_login_ended_at" ON shopper_login (ended_at);`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_auth_identity_customer" ON auth_identity ((app_metadata->>'customer_id')) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_auth_identity_customer";`);
    this.addSql(`DROP TABLE IF EXISTS shopper_login;`);
  }
}
