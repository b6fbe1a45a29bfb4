import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Payouts to sellers, in whole paise. A bank reference is unique for each payout, so that none is recorded twice. */
export class Migration20261122202000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE seller_payout (
        id text PRIMARY KEY,
        seller_id text NOT NULL,
        amount_paise bigint NOT NULL CHECK (amount_paise > 0),
        reference text NOT NULL,
        recorded_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (seller_id, reference)
      );`);
    this.addSql(`CREATE INDEX seller_payout_newest ON seller_payout (seller_id, created_at DESC, id DESC);`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS seller_payout;`);
  }
}
