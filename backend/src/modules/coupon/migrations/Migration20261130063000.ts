import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Products that are free with the goods of a coupon. */
export class Migration20261130063000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE coupon ADD COLUMN IF NOT EXISTS free_product_ids text[];`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE coupon DROP COLUMN IF EXISTS free_product_ids;`);
  }
}
