import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The shoppers' read model, and what the back office finds a product by. `catalog_product` is narrow: the columns for
 * filters and sorting, with `search` and `sort_title` in lower case without accents, and the seller (`seller_id`; null
 * is the shop). `catalog_document` has the finished JSON, and the texts that the in-memory search reads. Every change
 * of a product gets a version (`catalog_change`), so that a process that has the lists' columns in memory reads only
 * what changed. None of it is a source of truth: all can be dropped and is rebuilt from the engine's tables.
 */
export class Migration20261122191600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS unaccent;`);
    this.addSql(`CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;`);
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    this.addSql(`
      CREATE TABLE catalog_product (
        product_id text PRIMARY KEY,
        handle text NOT NULL,
        category_id text,
        sub_category_id text,
        brand text NOT NULL,
        price numeric(14,2) NOT NULL,
        mrp numeric(14,2) NOT NULL,
        discount_percent numeric(7,4) NOT NULL,
        rating numeric(3,2) NOT NULL,
        total_reviews int NOT NULL,
        units_7d int NOT NULL DEFAULT 0,
        units_30d int NOT NULL DEFAULT 0,
        quantity int NOT NULL,
        published boolean NOT NULL,
        active boolean NOT NULL,
        created_at timestamptz NOT NULL,
        search text NOT NULL DEFAULT '',
        sort_title text NOT NULL DEFAULT '',
        seller_id text
      ) WITH (fillfactor = 80);`);
    this.addSql(`CREATE INDEX catalog_product_handle ON catalog_product (handle);`);
    // The home page's grids. Lists are sorted and counted in memory.
    for (const [name, columns] of Object.entries({
      category_discount: "category_id, discount_percent DESC, product_id DESC",
      all_relevance: "units_30d DESC, rating DESC, created_at DESC, product_id DESC",
      all_trending: "units_7d DESC, rating DESC, created_at DESC, product_id DESC",
    }))
      this.addSql(`CREATE INDEX catalog_product_${name} ON catalog_product (${columns}) WHERE active;`);
    this.addSql(`CREATE INDEX catalog_product_search ON catalog_product USING gin (search gin_trgm_ops);`);
    this.addSql(`CREATE INDEX catalog_product_seller ON catalog_product (seller_id) WHERE seller_id IS NOT NULL;`);
    // json, not jsonb: it is sent as stored, and reading a json column as text needs no serialization.
    this.addSql(`
      CREATE TABLE catalog_document (
        product_id text PRIMARY KEY REFERENCES catalog_product ON DELETE CASCADE,
        card json NOT NULL,
        doc json NOT NULL,
        texts json
      );`);
    // Decompressing twenty cards took half of a list's SQL time.
    this.addSql(`ALTER TABLE catalog_document ALTER COLUMN card SET STORAGE MAIN;`);
    this.addSql(`CREATE SEQUENCE catalog_version;`);
    this.addSql(
      `CREATE TABLE catalog_change (product_id text PRIMARY KEY, version bigint NOT NULL) WITH (fillfactor = 80);`,
    );
    this.addSql(`CREATE UNIQUE INDEX catalog_change_version ON catalog_change (version);`);
    this.addSql(`
      CREATE TABLE catalog_state (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        layout int NOT NULL DEFAULT 0,
        swept_at timestamptz NOT NULL DEFAULT 'epoch'
      );`);
    this.addSql(`INSERT INTO catalog_state DEFAULT VALUES;`);
    this.addSql(`
      CREATE FUNCTION catalog_instant(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');`);
    this.addSql(`
      CREATE FUNCTION catalog_list(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN jsonb_typeof(value) = 'array' THEN value ELSE '[]'::jsonb END;`);
  }

  /** The extensions stay: they may have existed before, for somebody else's use. */
  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS catalog_document, catalog_product, catalog_change, catalog_state;`);
    this.addSql(`DROP SEQUENCE IF EXISTS catalog_version;`);
    this.addSql(`DROP FUNCTION IF EXISTS catalog_instant(timestamptz), catalog_list(jsonb);`);
  }
}
