import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whose product it is, for a seller's own lists; null is the shop's. The next sweep fills it (`layout`). */
export class Migration20261122191600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE catalog_product ADD COLUMN seller_id text;`);
    this.addSql(`CREATE INDEX catalog_product_seller ON catalog_product (seller_id) WHERE seller_id IS NOT NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE catalog_product DROP COLUMN seller_id;`);
  }
}
