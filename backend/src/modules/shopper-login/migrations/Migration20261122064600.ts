import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * `version` is the minimum version of a shopper's tokens. Only those who have ended their logins or were blocked have a
 * row: a blocked shopper cannot log in, and `block_version` counts the changes of that.
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
    // For finding all login identities of a person; the engine stores each separately.
    this.addSql(
      `CREATE INDEX "IDX_auth_identity_customer" ON auth_identity ((app_metadata->>'customer_id')) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_auth_identity_customer";`);
    this.addSql(`DROP TABLE IF EXISTS shopper_login;`);
  }
}
