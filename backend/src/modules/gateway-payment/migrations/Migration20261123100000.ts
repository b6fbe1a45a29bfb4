import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Written by SQL alone; the service in `../service.ts` says what each row means. Amounts in whole paise. */
export class Migration20261123100000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists payment_attempt (
      id text primary key, order_id text not null, customer_id text not null, session_id text not null,
      gateway text not null, gateway_order_id text, key_id text not null, amount_paise bigint not null check (amount_paise > 0),
      currency text not null, state text not null default 'open' check (state in ('open', 'paid', 'closed')),
      opened_at timestamptz not null default now(), next_look_at timestamptz not null, looks integer not null default 0)`);
    this.addSql(
      "create unique index if not exists payment_attempt_gateway_order on payment_attempt (gateway, gateway_order_id)",
    );
    this.addSql("create index if not exists payment_attempt_order on payment_attempt (order_id)");
    this.addSql("create index if not exists payment_attempt_customer on payment_attempt (customer_id)");
    this.addSql(
      "create index if not exists payment_attempt_next_look on payment_attempt (next_look_at) where state = 'open'",
    );

    this.addSql(`create table if not exists gateway_payment (
      id text primary key, attempt_id text not null references payment_attempt (id), order_id text not null,
      gateway text not null, gateway_payment_id text not null, amount_paise bigint not null, currency text not null,
      status text not null check (status in ('created', 'authorized', 'captured', 'failed')),
      captured_paise bigint not null default 0, method text not null default '', failure text,
      engine_payment_id text, is_odd boolean not null default false, first_seen_at timestamptz not null default now(),
      unique (gateway, gateway_payment_id))`);
    this.addSql("create index if not exists gateway_payment_order on gateway_payment (order_id)");
    this.addSql("create index if not exists gateway_payment_attempt on gateway_payment (attempt_id)");
    this.addSql("create index if not exists gateway_payment_seen on gateway_payment (first_seen_at)");

    this.addSql(`create table if not exists gateway_event (
      id bigint generated always as identity primary key, gateway text not null, event_id text not null, type text not null,
      gateway_order_id text, gateway_payment_id text, gateway_refund_id text, received_at timestamptz not null default now(),
      outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'ignored', 'failed')),
      detail text not null default '', tries integer not null default 0, next_try_at timestamptz not null default now(),
      unique (gateway, event_id))`);
    this.addSql(
      "create index if not exists gateway_event_waiting on gateway_event (next_try_at) where outcome = 'waiting'",
    );
    this.addSql("create index if not exists gateway_event_newest on gateway_event (gateway, id desc)");

    this.addSql(`create table if not exists refund_task (
      id text primary key, order_id text not null, kind text not null check (kind in ('engine', 'odd')),
      engine_refund_id text unique, gateway_payment_row text references gateway_payment (id), gateway text,
      destination text not null check (destination in ('source', 'wallet')), amount_paise bigint not null check (amount_paise > 0),
      currency text not null, status text not null default 'waiting' check (status in ('waiting', 'sent', 'done', 'failed')),
      gateway_refund_id text, tries integer not null default 0, next_try_at timestamptz not null default now(),
      last_problem text, created_at timestamptz not null default now(), settled_at timestamptz)`);
    this.addSql(
      "create unique index if not exists refund_task_odd on refund_task (gateway_payment_row) where kind = 'odd'",
    );
    this.addSql("create index if not exists refund_task_order on refund_task (order_id)");
    this.addSql("create index if not exists refund_task_next on refund_task (next_try_at) where status <> 'done'");
    this.addSql("create index if not exists refund_task_newest on refund_task (created_at desc, id)");

    this.addSql(`create table if not exists refund_choice (
      order_id text primary key, destination text not null check (destination in ('source', 'wallet')),
      chosen_at timestamptz not null default now())`);
  }

  override async down(): Promise<void> {
    for (const table of ["refund_choice", "refund_task", "gateway_event", "gateway_payment", "payment_attempt"])
      this.addSql(`drop table if exists ${table} cascade`);
  }
}
