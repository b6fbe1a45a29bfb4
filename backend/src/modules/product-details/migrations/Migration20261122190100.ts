import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Product data that the engine has no fields for. A product can be taken off sale without losing its stock count. */
export class Migration20261122190100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    this.addSql(`
      CREATE TABLE product_details (
        id text PRIMARY KEY,
        product_id text NOT NULL,
        brand text NOT NULL DEFAULT '',
        model_number text NOT NULL DEFAULT '',
        videos text[] NOT NULL DEFAULT '{}',
        attributes jsonb NOT NULL DEFAULT '[]',
        offers jsonb NOT NULL DEFAULT '[]',
        specifications jsonb NOT NULL DEFAULT '[]',
        shipping jsonb,
        return_policy jsonb,
        seo_title text NOT NULL DEFAULT '',
        seo_description text NOT NULL DEFAULT '',
        seo_keywords text[] NOT NULL DEFAULT '{}',
        og_title text NOT NULL DEFAULT '',
        og_description text NOT NULL DEFAULT '',
        og_image text NOT NULL DEFAULT '',
        canonical_url text NOT NULL DEFAULT '',
        is_featured boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        hsn_code text NOT NULL DEFAULT '',
        in_stock boolean NOT NULL DEFAULT true
      );`);
    this.addSql(
      `CREATE UNIQUE INDEX "IDX_product_details_product_id_unique" ON product_details (product_id) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX "IDX_product_details_deleted_at" ON product_details (deleted_at) WHERE deleted_at IS NULL;`,
    );
    // On the engine's table: for finding products by a substring of the title.
    this.addSql(
      `CREATE INDEX product_search_title ON product USING gin (title gin_trgm_ops) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS product_search_title;`);
    this.addSql(`DROP TABLE IF EXISTS product_details;`);
  }
}
