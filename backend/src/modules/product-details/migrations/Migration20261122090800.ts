import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** By what the back office finds products in part: titles, SKUs, model numbers. */
const searched = {
  product_search_title: "product USING gin (title gin_trgm_ops)",
  product_search_sku: "product_variant USING gin (sku gin_trgm_ops)",
  product_search_model: "product_details USING gin (model_number gin_trgm_ops)",
};

export class Migration20261122090800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    for (const [name, on] of Object.entries(searched)) {
      this.addSql(`CREATE INDEX IF NOT EXISTS ${name} ON ${on} WHERE deleted_at IS NULL;`);
    }
  }

  override async down(): Promise<void> {
    for (const name of Object.keys(searched)) this.addSql(`DROP INDEX IF EXISTS ${name};`);
  }
}
