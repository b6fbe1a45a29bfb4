import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons for products that were chosen one by one. */
export class Migration20261130010000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      -- Null: any.
      ALTER TABLE coupon ADD COLUMN product_ids text[];`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE coupon DROP COLUMN IF EXISTS product_ids;`);
  }
}
