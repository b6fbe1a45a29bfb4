import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons for customer groups. */
export class Migration20261130090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon
        -- Null: for everybody. An older release, which knows no groups, reads a product that does not exist, and can't
        -- choose others.
        ADD COLUMN IF NOT EXISTS customer_group_ids text[]
          CHECK (customer_group_ids IS NULL OR product_ids IS NOT DISTINCT FROM '{none}'::text[]),
        -- What product_ids is to other coupons.
        ADD COLUMN IF NOT EXISTS group_product_ids text[];`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon DROP COLUMN IF EXISTS customer_group_ids, DROP COLUMN IF EXISTS group_product_ids;`);
  }
}
