import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Authenticator apps of staff, one an account; `confirmed_at` is null while one is being set up. */
export class Migration20261128204000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE staff_authenticator (
        user_id text PRIMARY KEY,
        sealed_key text NOT NULL,
        confirmed_at timestamptz,
        last_step integer NOT NULL DEFAULT 0,
        recovery_hashes text[] NOT NULL DEFAULT '{}',
        challenge_hash text UNIQUE,
        challenge_expires_at timestamptz
      );`);
  }

  override async down(): Promise<void> {
    this.addSql("DROP TABLE IF EXISTS staff_authenticator;");
  }
}
