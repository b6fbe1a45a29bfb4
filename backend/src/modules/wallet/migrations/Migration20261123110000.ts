import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A shopper's money with the shop, in whole paise: the wallet's balance, and each change of it. A wallet's entries add
 * up to its balance, and `balance_paise` of an entry is the balance after it. `reference` identifies what an entry is
 * for, such as `order:<id>`: money moves once for each.
 */
export class Migration20261123110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE wallet_account (
        customer_id text PRIMARY KEY,
        balance_paise bigint NOT NULL DEFAULT 0 CHECK (balance_paise >= 0)
      );`);
    this.addSql(`
      CREATE TABLE wallet_entry (
        id text PRIMARY KEY,
        customer_id text NOT NULL,
        amount_paise bigint NOT NULL CHECK (amount_paise <> 0),
        balance_paise bigint NOT NULL CHECK (balance_paise >= 0),
        reason text NOT NULL CHECK (reason IN ('order_paid', 'order_unpaid', 'refund', 'staff')),
        order_id text,
        reference text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL
      );`);
    this.addSql(`CREATE INDEX wallet_entry_newest ON wallet_entry (customer_id, created_at DESC, id DESC);`);
    this.addSql(`CREATE INDEX wallet_entry_of_order ON wallet_entry (order_id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS wallet_entry, wallet_account;`);
  }
}
