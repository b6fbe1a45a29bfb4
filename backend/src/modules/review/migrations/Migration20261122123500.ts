import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** By what the back office finds reviews in part: what they say, and who wrote them. */
const searched = { review_search_comment: "comment", review_search_name: "display_name" };

export class Migration20261122123500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    for (const [name, column] of Object.entries(searched)) {
      this.addSql(`CREATE INDEX IF NOT EXISTS ${name} ON review USING gin (${column} gin_trgm_ops);`);
    }
  }

  override async down(): Promise<void> {
    for (const name of Object.keys(searched)) this.addSql(`DROP INDEX IF EXISTS ${name};`);
  }
}
