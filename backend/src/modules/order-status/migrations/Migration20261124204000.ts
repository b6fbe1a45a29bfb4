import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How an order that goes out in one piece can be followed. Orders with parcels of sellers keep it by parcel. */
export class Migration20261124204000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists order_status add column if not exists carrier text not null default '',
      add column if not exists tracking_number text not null default ''`);
  }

  override async down(): Promise<void> {
    this.addSql(
      "alter table if exists order_status drop column if exists carrier, drop column if exists tracking_number",
    );
  }
}
