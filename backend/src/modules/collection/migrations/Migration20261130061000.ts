import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The rows that the home page has from a time to come. */
export class Migration20261130061000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      ALTER TABLE home_page
        ADD COLUMN IF NOT EXISTS next_sources text[],
        ADD COLUMN IF NOT EXISTS next_from timestamptz CHECK ((next_sources IS NULL) = (next_from IS NULL));`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE home_page DROP COLUMN IF EXISTS next_sources, DROP COLUMN IF EXISTS next_from;`);
  }
}
