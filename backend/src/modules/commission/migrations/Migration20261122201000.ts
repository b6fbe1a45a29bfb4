import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Commission rates that override the shop's default: of a category or sub-category, and of a seller. */
export class Migration20261122201000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE commission_rate (
        kind text NOT NULL CHECK (kind IN ('category', 'seller')),
        subject_id text NOT NULL,
        percent numeric(5,2) NOT NULL CHECK (percent BETWEEN 0 AND 50),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (kind, subject_id)
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS commission_rate;`);
  }
}
