import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * An order with goods of sellers has one parcel for each of them, and one for the shop's own goods (`seller_id` null).
 * Orders of the shop alone have none. Money in whole paise, as the shopper was charged: a line's `paid_paise` is price
 * times pieces, its GST contained, without delivery; a parcel's `delivery_paise` is the delivery of its lines.
 * `commission_percent` is the rate when the order was placed. `refunded_paise` of a line is what a return refunded for
 * it; `refund_paise` of a parcel is what was refunded when it was cancelled, its delivery contained. Nobody pays for a
 * line of a cancelled parcel, whatever its amounts are. `returnable_until` is set when the parcel is delivered, null if
 * nothing can be returned. Every change of the status adds an entry to `history`.
 *
 * A parcel stores how its delivery was proven (`before`: there were no proofs yet), until when its seller's money is
 * held, and a sealed code that its shopper tells the deliverer, with the number of wrong tries. `parcel_cash` is cash
 * received from couriers for parcels that are paid by cash, one row a parcel: until it exists the seller's money is
 * held. A row without a reference is from before receipts were recorded. `courier_event` stores couriers' events by
 * their own ids, so that nothing is processed twice; without a parcel nothing was done.
 */
export class Migration20261125004000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE parcel (
        id text PRIMARY KEY,
        order_id text NOT NULL,
        seller_id text,
        status text NOT NULL DEFAULT 'placed'
          CHECK (status IN ('placed', 'processing', 'shipped', 'delivered', 'cancelled')),
        carrier text NOT NULL DEFAULT '',
        tracking_number text NOT NULL DEFAULT '',
        reason text NOT NULL DEFAULT '',
        history jsonb NOT NULL DEFAULT '[]',
        delivery_paise bigint NOT NULL CHECK (delivery_paise >= 0),
        refund_paise bigint NOT NULL DEFAULT 0 CHECK (refund_paise >= 0),
        placed_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        delivered_at timestamptz,
        proof text CHECK (proof IN ('courier', 'code', 'staff', 'before')),
        held_until timestamptz,
        delivery_code text,
        code_tries integer NOT NULL DEFAULT 0,
        UNIQUE NULLS NOT DISTINCT (order_id, seller_id)
      );`);
    this.addSql(`CREATE INDEX parcel_of_seller ON parcel (seller_id, placed_at DESC, id DESC);`);
    this.addSql(`CREATE INDEX parcel_of_seller_by_status ON parcel (seller_id, status, placed_at DESC, id DESC);`);
    // A courier's file names parcels by their tracking numbers.
    this.addSql(`
      CREATE INDEX parcel_tracking_key ON parcel (upper(regexp_replace(tracking_number, '\\s', '', 'g')))
       WHERE tracking_number <> '';`);
    this.addSql(`
      CREATE TABLE parcel_line (
        line_item_id text PRIMARY KEY,
        parcel_id text NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
        product_id text,
        quantity integer NOT NULL CHECK (quantity > 0),
        paid_paise bigint NOT NULL CHECK (paid_paise >= 0),
        commission_percent numeric(5,2) NOT NULL DEFAULT 0,
        refunded_paise bigint NOT NULL DEFAULT 0 CHECK (refunded_paise BETWEEN 0 AND paid_paise),
        returnable_until timestamptz
      );`);
    this.addSql(`CREATE INDEX parcel_line_of_parcel ON parcel_line (parcel_id);`);
    this.addSql(`
      CREATE TABLE parcel_cash (
        parcel_id text PRIMARY KEY,
        amount_paise bigint NOT NULL CHECK (amount_paise >= 0),
        reference text NOT NULL,
        recorded_by text,
        received_at timestamptz NOT NULL DEFAULT now()
      );`);
    this.addSql(`
      CREATE TABLE courier_event (
        id text PRIMARY KEY,
        kind text NOT NULL,
        carrier text NOT NULL,
        tracking_number text NOT NULL,
        parcel_id text,
        received_at timestamptz NOT NULL DEFAULT now()
      );`);
    // Old courier events are found by their age.
    this.addSql(`CREATE INDEX courier_event_received_at ON courier_event (received_at);`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS courier_event, parcel_cash, parcel_line, parcel;`);
  }
}
