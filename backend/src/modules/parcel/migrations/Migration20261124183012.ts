import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What was received from couriers for parcels that are paid by cash, in whole paise, one row a parcel: until it is there
 * the seller's money is held. What was delivered before this counts as received, for what it cost, so that nothing that
 * could be paid out, or was, is held or paid a second time; such a row has no reference. A courier's file names parcels by
 * their tracking numbers.
 */
export class Migration20261124183012 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE IF NOT EXISTS parcel_cash (
        parcel_id text PRIMARY KEY,
        amount_paise bigint NOT NULL CHECK (amount_paise >= 0),
        reference text NOT NULL,
        recorded_by text,
        received_at timestamptz NOT NULL DEFAULT now()
      );`);
    this.addSql(`
      INSERT INTO parcel_cash (parcel_id, amount_paise, reference, received_at)
      SELECT p.id, p.delivery_paise + COALESCE((SELECT sum(l.paid_paise) FROM parcel_line l WHERE l.parcel_id = p.id), 0), '',
             COALESCE(p.delivered_at, now())
        FROM parcel p WHERE p.status = 'delivered' ON CONFLICT DO NOTHING;`);
    this.addSql(`
      CREATE INDEX IF NOT EXISTS parcel_tracking_key ON parcel (upper(regexp_replace(tracking_number, '\\s', '', 'g')))
       WHERE tracking_number <> '';`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS parcel_tracking_key; DROP TABLE IF EXISTS parcel_cash;`);
  }
}
