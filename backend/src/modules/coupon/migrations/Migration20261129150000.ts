import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons for free pieces, for online payment and for pincodes. */
export class Migration20261129150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon
        DROP CONSTRAINT IF EXISTS coupon_kind_check,
        DROP CONSTRAINT IF EXISTS coupon_value_check,
        -- Of kind buy-get: pieces that are paid for, and those that are free with them.
        ADD COLUMN buy_quantity int,
        ADD COLUMN get_quantity int,
        ADD COLUMN online_only boolean NOT NULL DEFAULT false,
        -- Delivery pincodes or their first digits; none: all.
        ADD COLUMN pincodes text[] NOT NULL DEFAULT '{}';`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon DROP COLUMN IF EXISTS buy_quantity, DROP COLUMN IF EXISTS get_quantity,
        DROP COLUMN IF EXISTS online_only, DROP COLUMN IF EXISTS pincodes;`);
  }
}
