import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * An order has one invoice for each dispatch (`dispatch`). A credit note refers to an invoice; an order can have
 * several, each for a part. Neither is ever changed or deleted.
 */
export class Migration20261125010000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE invoice (
        id text PRIMARY KEY,
        order_id text NOT NULL,
        financial_year text NOT NULL,
        serial integer NOT NULL,
        number text NOT NULL,
        issued_at timestamptz NOT NULL,
        document jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        dispatch integer NOT NULL DEFAULT 1
      );`);
    this.addSql(`CREATE UNIQUE INDEX invoice_dispatch ON invoice (order_id, dispatch);`);
    this.addSql(`CREATE UNIQUE INDEX "IDX_invoice_serial" ON invoice (financial_year, serial);`);
    this.addSql(`CREATE INDEX "IDX_invoice_deleted_at" ON invoice (deleted_at) WHERE deleted_at IS NULL;`);
    // One row a year: issuing an invoice locks it, so that numbers are consecutive.
    this.addSql(`
      CREATE TABLE invoice_series (
        financial_year text PRIMARY KEY,
        last_serial integer NOT NULL DEFAULT 0
      );`);
    this.addSql(`
      CREATE TABLE credit_note (
        id text PRIMARY KEY,
        order_id text NOT NULL,
        invoice_id text NOT NULL,
        financial_year text NOT NULL,
        serial integer NOT NULL,
        number text NOT NULL,
        issued_at timestamptz NOT NULL,
        total_paise bigint NOT NULL CHECK (total_paise > 0),
        document jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (financial_year, serial)
      );`);
    this.addSql(`CREATE INDEX credit_note_order ON credit_note (order_id);`);
    this.addSql(`
      CREATE TABLE credit_note_series (
        financial_year text PRIMARY KEY,
        last_serial integer NOT NULL DEFAULT 0
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS credit_note_series, credit_note, invoice_series, invoice;`);
  }
}
