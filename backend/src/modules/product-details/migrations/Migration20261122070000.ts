import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A product can be taken off sale without losing the count of its pieces. */
export class Migration20261122070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("ALTER TABLE product_details ADD COLUMN IF NOT EXISTS in_stock boolean NOT NULL DEFAULT true;");
  }

  override async down(): Promise<void> {
    this.addSql("ALTER TABLE product_details DROP COLUMN IF EXISTS in_stock;");
  }
}
