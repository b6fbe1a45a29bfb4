import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const kinds = ["order_id", "day", "customer_id", "variant_id"] as const;

/**
 * Finds the stale entries of one kind without reading those of the others: after an import of a million products, each
 * batch of 4,000 variants read 2.5 million entries four times.
 */
export class Migration20261130120000 extends Migration {
  override async up(): Promise<void> {
    for (const kind of kinds)
      this.addSql(`CREATE INDEX figures_stale_${kind} ON figures_stale (id) WHERE ${kind} IS NOT NULL;`);
  }

  override async down(): Promise<void> {
    for (const kind of kinds) this.addSql(`DROP INDEX IF EXISTS figures_stale_${kind};`);
  }
}
