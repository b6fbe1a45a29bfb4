import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What holds the pending part of a balance, which a reader would sum up from all lines that a seller ever sold. Null until a
 * balance changes: to calculate those of all sellers at once would keep their readers waiting for minutes in a large shop.
 */
export class Migration20261130060400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE seller_balance ADD COLUMN held jsonb;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE seller_balance DROP COLUMN held;`);
  }
}
