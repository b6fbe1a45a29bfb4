import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What comparing the books has found. A run is about some days in India; one at a time, which the unique index says. A
 * difference is one row as long as it is there, `key` naming what it is about, and is resolved by the first run that looks
 * at the same part and day and does not find it again.
 */
export class Migration20261123103100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists reconciliation_run (
      id text primary key, from_day date not null, to_day date not null, by_user text,
      outcome text not null default 'running' check (outcome in ('running', 'right', 'different', 'incomplete')),
      payments integer not null default 0, differences integer not null default 0, gaps jsonb not null default '[]',
      started_at timestamptz not null default now(), ended_at timestamptz)`);
    this.addSql(`create unique index if not exists reconciliation_run_one on reconciliation_run ((true))
      where outcome = 'running'`);
    this.addSql("create index if not exists reconciliation_run_newest on reconciliation_run (started_at desc)");
    this.addSql(`create table if not exists reconciliation_difference (
      id text primary key, key text not null, section text not null, kind text not null, order_id text, gateway text,
      gateway_payment_id text, expected_paise bigint, found_paise bigint, detail text not null default '', about_at timestamptz,
      first_seen_at timestamptz not null default now(), last_seen_at timestamptz not null default now(),
      last_run text not null, resolved_at timestamptz)`);
    this.addSql(`create unique index if not exists reconciliation_difference_open on reconciliation_difference (key)
      where resolved_at is null`);
    this.addSql(`create index if not exists reconciliation_difference_newest on reconciliation_difference (first_seen_at desc, id)
      where resolved_at is null`);
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists reconciliation_difference, reconciliation_run");
  }
}
