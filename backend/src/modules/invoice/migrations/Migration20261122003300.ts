import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122003300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "invoice" ("id" text not null, "order_id" text not null, "financial_year" text not null, "serial" integer not null, "number" text not null, "issued_at" timestamptz not null, "document" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "invoice_pkey" primary key ("id"));`,
    );
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_order" ON "invoice" ("order_id");`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_serial" ON "invoice" ("financial_year", "serial");`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_invoice_deleted_at" ON "invoice" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    // The row of a year is what those who issue an invoice wait for: its lock makes the numbers one after another.
    this.addSql(
      `create table if not exists "invoice_series" ("financial_year" text not null, "last_serial" integer not null default 0, constraint "invoice_series_pkey" primary key ("financial_year"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "invoice" cascade;`);
    this.addSql(`drop table if exists "invoice_series" cascade;`);
  }
}
