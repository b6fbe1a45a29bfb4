import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons of sellers, for what they sell, and for free delivery. */
export class Migration20261129170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      -- Null: of the shop.
      ALTER TABLE coupon ADD COLUMN seller_id text;
      -- What a coupon took off the delivery, beside what it took off the goods.
      ALTER TABLE coupon_use ADD COLUMN delivery_paise bigint NOT NULL DEFAULT 0,
        DROP CONSTRAINT IF EXISTS coupon_use_discount_paise_check;
      CREATE INDEX coupon_seller ON coupon (seller_id, starts_at DESC, id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon DROP COLUMN IF EXISTS seller_id;
      ALTER TABLE coupon_use DROP COLUMN IF EXISTS delivery_paise;`);
  }
}
