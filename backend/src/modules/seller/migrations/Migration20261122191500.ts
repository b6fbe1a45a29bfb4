import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whose a product is, and whether staff have approved it. A product without a row is the shop's own. */
export class Migration20261122191500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE seller_product (
        product_id text PRIMARY KEY,
        seller_id text NOT NULL REFERENCES seller (id),
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
        reason text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`CREATE INDEX seller_product_newest ON seller_product (seller_id, created_at DESC, product_id);`);
    this.addSql(`CREATE INDEX seller_product_waiting ON seller_product (created_at) WHERE state = 'waiting';`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS seller_product;`);
  }
}
