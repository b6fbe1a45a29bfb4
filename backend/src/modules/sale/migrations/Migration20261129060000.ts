import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What a sale lowers, and by how much. Its title, dates and prices are those of a price list of the engine, which has the
 * same id.
 */
export class Migration20261129060000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE sale (
        id text PRIMARY KEY,
        percent int NOT NULL CHECK (percent BETWEEN 1 AND 99),
        category_id text,
        sub_category_id text,
        brand text,
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS sale;`);
  }
}
