import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Products are searched for in memory: the read model keeps the texts that they are found by, and no index of them.
 * The extensions stay: they may have been there before, and be another's.
 */
export class Migration20261122010000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE catalog_document DROP COLUMN search, DROP COLUMN title_plain, ADD COLUMN texts json;`);
    this.addSql(`DROP TABLE catalog_word;`);
    this.addSql(`ALTER TABLE catalog_state DROP COLUMN words_counted_at;`);
    this.addSql(`DROP FUNCTION catalog_plain(text);`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      ALTER TABLE catalog_document DROP COLUMN texts, ADD COLUMN title_plain text NOT NULL DEFAULT '', ADD COLUMN search tsvector;`);
    this.addSql(`CREATE INDEX catalog_document_search ON catalog_document USING gin (search) WITH (fastupdate = off);`);
    this.addSql(`CREATE TABLE catalog_word (word text COLLATE "C" PRIMARY KEY, uses int NOT NULL);`);
    this.addSql(`ALTER TABLE catalog_state ADD COLUMN words_counted_at timestamptz NOT NULL DEFAULT 'epoch';`);
    this.addSql(`
      CREATE FUNCTION catalog_plain(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      AS $$ SELECT btrim(regexp_replace(lower(unaccent(words)), '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g')) $$;`);
    // The code of before then builds everything anew, the vocabulary too.
    this.addSql(`UPDATE catalog_state SET layout = 0;`);
  }
}
