import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Synonyms of the search, maintained by staff. `search_synonym_seed` stores the version of the shop's own list that was
 * added, so that a word that staff deleted stays deleted. `search_miss` counts searches that found nothing; who
 * searched is not stored.
 */
export class Migration20261127033000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE search_synonym (
        id text PRIMARY KEY,
        word text NOT NULL CHECK (word <> ''),
        equals text[] NOT NULL CHECK (cardinality(equals) > 0),
        direction text NOT NULL CHECK (direction IN ('oneway', 'both')),
        source text NOT NULL CHECK (source IN ('seeded', 'staff')),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`CREATE UNIQUE INDEX search_synonym_word ON search_synonym (lower(word), direction);`);
    this.addSql(`
      CREATE TABLE search_synonym_seed (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        version int NOT NULL
      );`);
    this.addSql(`
      CREATE TABLE search_miss (
        id text PRIMARY KEY,
        query text NOT NULL UNIQUE,
        count int NOT NULL CHECK (count > 0),
        last_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`CREATE INDEX search_miss_last_at ON search_miss (last_at);`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS search_synonym, search_synonym_seed, search_miss;`);
  }
}
