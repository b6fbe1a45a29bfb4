import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** `figures_stock` has the pieces of every variant that is counted and whose product is published. */
export class Migration20261122150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE figures_stale ADD COLUMN variant_id text;`);
    this.addSql(`
      CREATE TABLE figures_stock (
        variant_id text PRIMARY KEY,
        product_id text NOT NULL,
        pieces int NOT NULL
      ) WITH (fillfactor = 85);`);
    this.addSql(`CREATE INDEX figures_stock_pieces ON figures_stock (pieces) INCLUDE (variant_id, product_id);`);
    // They found what is scarce in the engine's tables, before it was kept.
    this.addSql(`DROP INDEX IF EXISTS figures_scarce_level, figures_set_item;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS figures_stock;`);
    this.addSql(`DROP FUNCTION IF EXISTS figures_watch_stock() CASCADE;`);
    this.addSql(`ALTER TABLE figures_stale DROP COLUMN IF EXISTS variant_id;`);
  }
}
