import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * `rejection` is the reason for a rejection, shown to the shopper; `engine_*_id` are the engine's own return and
 * exchange.
 */
export class Migration20261122111700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE return_request (
        id text PRIMARY KEY,
        order_id text NOT NULL,
        customer_id text NOT NULL,
        action text NOT NULL CHECK (action IN ('return', 'replace')),
        reason text NOT NULL,
        image text,
        lines jsonb NOT NULL,
        status text NOT NULL CHECK (status IN ('requested', 'approved', 'rejected', 'received', 'refunded', 'replaced')),
        history jsonb NOT NULL,
        refund double precision,
        engine_return_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        rejection text,
        engine_exchange_id text
      );`);
    this.addSql(
      `CREATE UNIQUE INDEX "IDX_return_request_order_id_unique" ON return_request (order_id) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX "IDX_return_request_deleted_at" ON return_request (deleted_at) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS return_request;`);
  }
}
