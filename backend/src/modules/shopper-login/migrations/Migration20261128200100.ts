import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * When each shopper has last logged in. `told_at`: when they were told that their unused account will be deleted. The
 * daily task adds accounts that have no row yet as used that day.
 */
export class Migration20261128200100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE shopper_activity (
        customer_id text PRIMARY KEY,
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        told_at timestamptz
      );`);
    this.addSql(`CREATE INDEX shopper_activity_last_seen ON shopper_activity (last_seen_at);`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS shopper_activity;`);
  }
}
