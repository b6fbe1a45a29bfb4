import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Sales with a price for each of their variants. */
export class Migration20261130070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      -- [{ "variantId": text, "price": rupees }]; null: \`percent\` off the products that the sale is for.
      ALTER TABLE sale ADD COLUMN prices jsonb;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE sale DROP COLUMN IF EXISTS prices;`);
  }
}
