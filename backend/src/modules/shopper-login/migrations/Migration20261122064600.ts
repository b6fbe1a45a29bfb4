import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who is blocked gets no login. `block_version` counts how often that was changed. */
export class Migration20261122064600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE shopper_login
        ADD COLUMN blocked_at timestamptz,
        ADD COLUMN blocked_reason text,
        ADD COLUMN block_version integer NOT NULL DEFAULT 0;`);
  }

  override async down(): Promise<void> {
    this.addSql(
      `ALTER TABLE shopper_login DROP COLUMN blocked_at, DROP COLUMN blocked_reason, DROP COLUMN block_version;`,
    );
  }
}
