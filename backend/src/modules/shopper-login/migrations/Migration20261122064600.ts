import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * `version` is what a shopper's tokens must carry at least. A row exists only for those who ended their logins once, or were
 * blocked: who is blocked gets no login, and `block_version` counts how often that was changed.
 */
export class Migration20261122064600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE shopper_login (
        customer_id text PRIMARY KEY,
        version integer NOT NULL,
        ended_at timestamptz NOT NULL DEFAULT now(),
        blocked_at timestamptz,
        blocked_reason text,
        block_version integer NOT NULL DEFAULT 0
      );`);
    this.addSql(`CREATE INDEX "IDX_shopper_login_ended_at" ON shopper_login (ended_at);`);
    // All the ways in which one person logs in, which the engine keeps by way and not by person.
    this.addSql(
      `CREATE INDEX "IDX_auth_identity_customer" ON auth_identity ((app_metadata->>'customer_id')) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_auth_identity_customer";`);
    this.addSql(`DROP TABLE IF EXISTS shopper_login;`);
  }
}
