import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What the back office finds a product by, and sorts its titles by: small letters without accents, in the narrow row, so
 * that no other table is asked for a letter. The next sweep fills them (`layout`).
 */
export class Migration20261122190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    this.addSql(`
      ALTER TABLE catalog_product ADD COLUMN search text NOT NULL DEFAULT '', ADD COLUMN sort_title text NOT NULL DEFAULT '';`);
    this.addSql(`CREATE INDEX catalog_product_search ON catalog_product USING gin (search gin_trgm_ops);`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE catalog_product DROP COLUMN search, DROP COLUMN sort_title;`);
  }
}
