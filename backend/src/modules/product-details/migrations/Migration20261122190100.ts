import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Products are found by model number and SKU in the read model's own text (`catalog_product.search`). */
export class Migration20261122190100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS product_search_sku, product_search_model;`);
  }

  override async down(): Promise<void> {
    this.addSql(`CREATE INDEX product_search_sku ON product_variant USING gin (sku gin_trgm_ops);`);
    this.addSql(`CREATE INDEX product_search_model ON product_details USING gin (model_number gin_trgm_ops);`);
  }
}
