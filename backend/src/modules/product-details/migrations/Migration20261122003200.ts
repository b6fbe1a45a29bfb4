import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122003200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_details" add column if not exists "hsn_code" text not null default '';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_details" drop column if exists "hsn_code";`);
  }
}
