import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What the shop did with services outside, counted by ten minutes: webhooks, calls of gateways, messages; and each
 * backup. It says nothing of whom it was about. `last_at`: when the row was last added to.
 */
export class Migration20261128201000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE operation_count (
        kind text NOT NULL,
        name text NOT NULL,
        outcome text NOT NULL,
        began_at timestamptz NOT NULL,
        count bigint NOT NULL CHECK (count > 0),
        last_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (kind, name, outcome, began_at)
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS operation_count;`);
  }
}
