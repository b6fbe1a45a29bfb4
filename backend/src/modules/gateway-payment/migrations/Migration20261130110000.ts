import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The bank that a payment came from, and how; of orders with a bank offer. */
export class Migration20261130110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("ALTER TABLE gateway_payment ADD COLUMN bank text, ADD COLUMN bank_method text");
  }

  override async down(): Promise<void> {
    this.addSql("ALTER TABLE gateway_payment DROP COLUMN IF EXISTS bank, DROP COLUMN IF EXISTS bank_method");
  }
}
