import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A courier's file names orders in one piece by their tracking numbers, as it names parcels. */
export class Migration20261125003000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS order_status_tracking_key ON order_status
      (upper(regexp_replace(tracking_number, '\\s', '', 'g'))) WHERE tracking_number <> '';`);
  }

  override async down(): Promise<void> {
    this.addSql("DROP INDEX IF EXISTS order_status_tracking_key;");
  }
}
