import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A credit note answers an invoice; an order can have several, each for a part. Never changed, never deleted. */
export class Migration20261124112000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists credit_note (
      id text primary key, order_id text not null, invoice_id text not null, financial_year text not null, serial integer not null,
      number text not null, issued_at timestamptz not null, total_paise bigint not null check (total_paise > 0),
      document jsonb not null, created_at timestamptz not null default now(), unique (financial_year, serial))`);
    this.addSql("create index if not exists credit_note_order on credit_note (order_id)");
    this.addSql(
      "create table if not exists credit_note_series (financial_year text primary key, last_serial integer not null default 0)",
    );
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists credit_note");
    this.addSql("drop table if exists credit_note_series");
  }
}
