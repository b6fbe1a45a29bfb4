import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Sales of sellers. */
export class Migration20261130080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      -- Null: of the shop.
      ALTER TABLE sale ADD COLUMN seller_id text;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE sale DROP COLUMN IF EXISTS seller_id;`);
  }
}
