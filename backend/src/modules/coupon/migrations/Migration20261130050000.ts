import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Coupons of the shop for sellers' products too. */
export class Migration20261130050000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE coupon ADD COLUMN includes_sellers boolean NOT NULL DEFAULT false
        CHECK (NOT includes_sellers OR (seller_id IS NULL AND kind <> 'free-delivery'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE coupon DROP COLUMN IF EXISTS includes_sellers;`);
  }
}
