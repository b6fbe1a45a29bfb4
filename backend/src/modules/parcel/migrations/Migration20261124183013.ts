import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What couriers have told, by the ids that they give it, so that nothing is done twice. Without a parcel: nothing was done. */
export class Migration20261124183013 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE IF NOT EXISTS courier_event (
        id text PRIMARY KEY,
        kind text NOT NULL,
        carrier text NOT NULL,
        tracking_number text NOT NULL,
        parcel_id text,
        received_at timestamptz NOT NULL DEFAULT now()
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS courier_event;`);
  }
}
