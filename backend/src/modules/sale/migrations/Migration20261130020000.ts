import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Sales of products that were chosen one by one. */
export class Migration20261130020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      -- Null: any.
      ALTER TABLE sale ADD COLUMN product_ids text[];`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE sale DROP COLUMN IF EXISTS product_ids;`);
  }
}
