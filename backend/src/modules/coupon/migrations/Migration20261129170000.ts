import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons of sellers, for what they sell. */
export class Migration20261129170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      -- Null: of the shop.
      ALTER TABLE coupon ADD COLUMN seller_id text;
      CREATE INDEX coupon_seller ON coupon (seller_id, starts_at DESC, id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE coupon DROP COLUMN IF EXISTS seller_id;`);
  }
}
