import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Orders with sellers' parcels store carrier and tracking number by parcel. */
export class Migration20261125003000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE order_status (
        id text PRIMARY KEY,
        order_id text NOT NULL,
        customer_id text NOT NULL,
        status text NOT NULL
          CHECK (status IN ('placed', 'processing', 'shipped', 'delivered', 'cancelled', 'returned')),
        payment_status text NOT NULL
          CHECK (payment_status IN ('pending', 'paid', 'failed', 'refunded', 'partially_refunded')),
        payment_method text NOT NULL CHECK (payment_method IN ('cod', 'razorpay', 'stripe', 'wallet')),
        history jsonb NOT NULL,
        placed_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        pay_until timestamptz,
        carrier text NOT NULL DEFAULT '',
        tracking_number text NOT NULL DEFAULT ''
      );`);
    this.addSql(
      `CREATE UNIQUE INDEX "IDX_order_status_order_id_unique" ON order_status (order_id) WHERE deleted_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX "IDX_order_status_deleted_at" ON order_status (deleted_at) WHERE deleted_at IS NULL;`);
    this.addSql(
      `CREATE INDEX "IDX_order_status_customer" ON order_status (customer_id, placed_at) WHERE deleted_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX "IDX_order_status_status" ON order_status (status, placed_at) WHERE deleted_at IS NULL;`);
    this.addSql(
      `CREATE INDEX order_status_unpaid ON order_status (pay_until) WHERE payment_status = 'pending' AND status = 'placed';`,
    );
    // A courier's file names unsplit orders by their tracking numbers, the same way as parcels.
    this.addSql(`
      CREATE INDEX order_status_tracking_key ON order_status (upper(regexp_replace(tracking_number, '\\s', '', 'g')))
       WHERE tracking_number <> '';`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS order_status;`);
  }
}
