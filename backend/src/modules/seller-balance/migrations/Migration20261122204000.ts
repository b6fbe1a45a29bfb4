import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Each seller's earnings, in whole paise: all of them, what of it is due (delivered and past the returns), and what was
 * paid out. `next_due_at` is when more becomes due by time alone. `seller_balance_stale` lists the sellers whose row
 * has to be recalculated; readers do that first.
 */
export class Migration20261122204000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE seller_balance (
        seller_id text PRIMARY KEY,
        net bigint NOT NULL,
        due bigint NOT NULL,
        paid_out bigint NOT NULL,
        next_due_at timestamptz
      );`);
    this.addSql(`CREATE INDEX seller_balance_next_due ON seller_balance (next_due_at) WHERE next_due_at IS NOT NULL;`);
    this.addSql(`
      CREATE TABLE seller_balance_stale (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        seller_id text NOT NULL
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS seller_balance_stale, seller_balance;`);
  }
}
