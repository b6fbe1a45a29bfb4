import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Finds the stale entries of one kind without reading those of the others: after an import of a million products, each
 * batch of 4,000 variants read 2.5 million entries four times.
 */
export class Migration20261130120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE INDEX figures_stale_order ON figures_stale (id) WHERE order_id IS NOT NULL;
      CREATE INDEX figures_stale_day ON figures_stale (id) WHERE day IS NOT NULL;
      CREATE INDEX figures_stale_customer ON figures_stale (id) WHERE customer_id IS NOT NULL;
      CREATE INDEX figures_stale_variant ON figures_stale (id) WHERE variant_id IS NOT NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      DROP INDEX IF EXISTS figures_stale_order, figures_stale_day, figures_stale_customer, figures_stale_variant;`);
  }
}
