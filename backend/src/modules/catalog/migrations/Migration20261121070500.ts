import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const scopes = { category: "category_id, ", sub_category: "sub_category_id, ", all: "" };
/** What the lists sort by; each needs an index per scope, so that a page costs the same whatever the catalogue's size. */
const orders = {
  newest: "created_at DESC, product_id DESC",
  relevance: "units_30d DESC, rating DESC, created_at DESC, product_id DESC",
  trending: "units_7d DESC, rating DESC, created_at DESC, product_id DESC",
  price: "price, product_id",
  rating: "rating DESC, total_reviews DESC, product_id DESC",
  discount: "discount_percent DESC, product_id DESC",
};

/**
 * The shoppers' read model. `catalog_product` is narrow: what is filtered and sorted by. `catalog_document` holds the
 * finished JSON beside it, so that counting brands never reads it. Neither is a second truth: both can be dropped
 * and are rebuilt from the engine's tables.
 */
export class Migration20261121070500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS unaccent;`);
    this.addSql(`CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;`);
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
        created_at timestamptz NOT NULL
      ) WITH (fillfactor = 80);`);
    this.addSql(`CREATE INDEX catalog_product_handle ON catalog_product (handle);`);
    for (const [scope, column] of Object.entries(scopes)) {
      for (const [order, columns] of Object.entries(orders)) {
        this.addSql(
          `CREATE INDEX catalog_product_${scope}_${order} ON catalog_product (${column}${columns}) WHERE active;`,
        );
      }
    }
    // json, not jsonb: it is sent as it stands, and the text of a json column comes out without being made anew.
    this.addSql(`
      CREATE TABLE catalog_document (
        product_id text PRIMARY KEY REFERENCES catalog_product ON DELETE CASCADE,
        card json NOT NULL,
        doc json NOT NULL,
        title_plain text NOT NULL,
        search tsvector
      );`);
    // Without fastupdate: a list of pending entries would be read through by every search after many writes.
    this.addSql(`CREATE INDEX catalog_document_search ON catalog_document USING gin (search) WITH (fastupdate = off);`);
    this.addSql(`CREATE TABLE catalog_facet (scope text PRIMARY KEY, total int NOT NULL, facets json NOT NULL);`);
    this.addSql(`CREATE TABLE catalog_word (word text COLLATE "C" PRIMARY KEY, uses int NOT NULL);`);
    this.addSql(`
      CREATE TABLE catalog_state (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        layout int NOT NULL DEFAULT 0,
        swept_at timestamptz NOT NULL DEFAULT 'epoch',
        words_counted_at timestamptz NOT NULL DEFAULT 'epoch'
      );`);
    this.addSql(`INSERT INTO catalog_state DEFAULT VALUES;`);
    this.addSql(`
      CREATE FUNCTION catalog_instant(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');`);
    // Words as both sides of the search see them: lower case, no accents, ASCII punctuation as blanks.
    this.addSql(`
      CREATE FUNCTION catalog_plain(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      AS $$ SELECT btrim(regexp_replace(lower(unaccent(words)), '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g')) $$;`);
    this.addSql(`
      CREATE FUNCTION catalog_list(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN jsonb_typeof(value) = 'array' THEN value ELSE '[]'::jsonb END;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS catalog_document, catalog_product, catalog_facet, catalog_word, catalog_state;`);
    this.addSql(`DROP FUNCTION IF EXISTS catalog_instant(timestamptz), catalog_plain(text), catalog_list(jsonb);`);
  }
}
