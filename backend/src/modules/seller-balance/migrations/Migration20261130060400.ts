import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What holds the pending part of a balance, which a reader would sum up from all lines that a seller ever sold. Null until a
 * balance is calculated again, as all are.
 */
export class Migration20261130060400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE seller_balance ADD COLUMN held jsonb;`);
    this.addSql(`INSERT INTO seller_balance_stale (seller_id) SELECT seller_id FROM seller_balance;`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE seller_balance DROP COLUMN held;`);
  }
}
