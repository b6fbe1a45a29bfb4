import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons for customer groups. */
export class Migration20261130090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon
        -- Null: for everybody.
        ADD COLUMN IF NOT EXISTS customer_group_ids text[],
        -- What \`product_ids\` is to others: there, an older release reads a product that does not exist.
        ADD COLUMN IF NOT EXISTS group_product_ids text[];`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon DROP COLUMN IF EXISTS customer_group_ids, DROP COLUMN IF EXISTS group_product_ids;`);
  }
}
