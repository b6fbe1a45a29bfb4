import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Prices that products had until a change: what the lowest price of the last days is known by. Unlike the rest of the read
 * model it can't be made anew from the engine's tables.
 */
export class Migration20261130040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE catalog_past_price (
        product_id text NOT NULL,
        price numeric(14,2) NOT NULL,
        until timestamptz NOT NULL
      );
      CREATE INDEX catalog_past_price_product ON catalog_past_price (product_id, until);
      CREATE INDEX catalog_past_price_until ON catalog_past_price (until);`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS catalog_past_price;`);
  }
}
