import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Written by SQL alone; the service in `../service.ts` says what each row means. Amounts in whole paise.
 *
 * `refund_task.leased_until` reserves a task for the process that sends it, `round` counts how often staff retried
 * after a refusal (a gateway remembers its answer). A refund that a person pays is a task too: it has no destination,
 * and is done once somebody has recorded the payment. `refund_payee` is where the shopper wants it; `sealed` is all of
 * it, encrypted, the other columns are what is shown. `refund_choice.earlier` lists the refunds from before the
 * shopper's choice. `refund_line` is what staff have refunded for pieces of an order.
 *
 * `reconciliation_*` is what comparing the books has found. A run is about some days in India; one runs at a time, by
 * the unique index. A difference is one row as long as it exists, identified by `key`, and is resolved by the first run
 * that checks the same part and day and does not find it again.
 */
export class Migration20261124110000 extends Migration {
  override async up(): Promise<void> {
    this.payments();
    this.refunds();
    this.reconciliation();
  }

  private payments(): void {
    this.addSql(`create table payment_attempt (
      id text primary key, order_id text not null, customer_id text not null, session_id text not null,
      gateway text not null, gateway_order_id text, key_id text not null, amount_paise bigint not null check (amount_paise > 0),
      currency text not null, state text not null default 'open' check (state in ('open', 'paid', 'closed')),
      opened_at timestamptz not null default now(), next_look_at timestamptz not null, looks integer not null default 0)`);
    this.addSql("create unique index payment_attempt_gateway_order on payment_attempt (gateway, gateway_order_id)");
    this.addSql("create index payment_attempt_order on payment_attempt (order_id)");
    this.addSql("create index payment_attempt_customer on payment_attempt (customer_id)");
    this.addSql("create index payment_attempt_next_look on payment_attempt (next_look_at) where state = 'open'");

    this.addSql(`create table gateway_payment (
      id text primary key, attempt_id text not null references payment_attempt (id), order_id text not null,
      gateway text not null, gateway_payment_id text not null, amount_paise bigint not null, currency text not null,
      status text not null check (status in ('created', 'authorized', 'captured', 'failed')),
      captured_paise bigint not null default 0, method text not null default '', failure text,
      engine_payment_id text, is_odd boolean not null default false, first_seen_at timestamptz not null default now(),
      unique (gateway, gateway_payment_id))`);
    this.addSql("create index gateway_payment_order on gateway_payment (order_id)");
    this.addSql("create index gateway_payment_attempt on gateway_payment (attempt_id)");
    this.addSql("create index gateway_payment_seen on gateway_payment (first_seen_at)");
    this.addSql(`create unique index gateway_payment_engine on gateway_payment (engine_payment_id)
      where engine_payment_id is not null`);

    this.addSql(`create table gateway_event (
      id bigint generated always as identity primary key, gateway text not null, event_id text not null, type text not null,
      gateway_order_id text, gateway_payment_id text, gateway_refund_id text, received_at timestamptz not null default now(),
      outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'ignored', 'failed')),
      detail text not null default '', tries integer not null default 0, next_try_at timestamptz not null default now(),
      unique (gateway, event_id))`);
    this.addSql("create index gateway_event_waiting on gateway_event (next_try_at) where outcome = 'waiting'");
    this.addSql("create index gateway_event_newest on gateway_event (gateway, id desc)");
  }

  private refunds(): void {
    this.addSql(`create table refund_task (
      id text primary key, order_id text not null, kind text not null check (kind in ('engine', 'odd', 'past')),
      engine_refund_id text unique, gateway_payment_row text references gateway_payment (id), gateway text,
      destination text check (destination in ('source', 'wallet')), amount_paise bigint not null check (amount_paise > 0),
      currency text not null, status text not null default 'waiting' check (status in ('waiting', 'sent', 'done', 'failed')),
      gateway_refund_id text, tries integer not null default 0, next_try_at timestamptz not null default now(),
      last_problem text, created_at timestamptz not null default now(), settled_at timestamptz,
      leased_until timestamptz, round integer not null default 1,
      paid_way text check (paid_way in ('upi', 'bank', 'cash')), paid_reference text, paid_on date, paid_by text)`);
    this.addSql("create unique index refund_task_odd on refund_task (gateway_payment_row) where kind = 'odd'");
    this.addSql("create index refund_task_order on refund_task (order_id)");
    this.addSql("create index refund_task_next on refund_task (next_try_at) where status <> 'done'");
    this.addSql("create index refund_task_newest on refund_task (created_at desc, id)");
    this.addSql("create index refund_task_by_status on refund_task (status, created_at desc, id)");
    this.addSql(
      "create index refund_task_to_pay on refund_task (created_at) where destination is null and status <> 'done'",
    );
    this.addSql(`create table refund_choice (
      order_id text primary key, destination text not null check (destination in ('source', 'wallet')),
      chosen_at timestamptz not null default now(), earlier text[] not null default '{}')`);
    this.addSql(`create table refund_line (
      refund_id text not null, order_id text not null, line_item_id text not null, quantity integer not null check (quantity > 0),
      amount_paise bigint not null check (amount_paise >= 0), created_at timestamptz not null default now(),
      primary key (refund_id, line_item_id))`);
    this.addSql("create index refund_line_order on refund_line (order_id)");
    this.addSql(`create table refund_payee (
      order_id text primary key, way text not null check (way in ('upi', 'bank')), holder text, masked text not null, ifsc text,
      sealed text not null, changed_at timestamptz not null default now())`);
  }

  private reconciliation(): void {
    this.addSql(`create table reconciliation_run (
      id text primary key, from_day date not null, to_day date not null, by_user text,
      outcome text not null default 'running' check (outcome in ('running', 'right', 'different', 'incomplete')),
      payments integer not null default 0, differences integer not null default 0, gaps jsonb not null default '[]',
      started_at timestamptz not null default now(), ended_at timestamptz)`);
    this.addSql("create unique index reconciliation_run_one on reconciliation_run ((true)) where outcome = 'running'");
    this.addSql("create index reconciliation_run_newest on reconciliation_run (started_at desc)");
    this.addSql(`create table reconciliation_difference (
      id text primary key, key text not null, section text not null, kind text not null, order_id text, gateway text,
      gateway_payment_id text, expected_paise bigint, found_paise bigint, detail text not null default '', about_at timestamptz,
      first_seen_at timestamptz not null default now(), last_seen_at timestamptz not null default now(),
      last_run text not null, resolved_at timestamptz)`);
    this.addSql(`create unique index reconciliation_difference_open on reconciliation_difference (key)
      where resolved_at is null`);
    this.addSql(`create index reconciliation_difference_newest on reconciliation_difference (first_seen_at desc, id)
      where resolved_at is null`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists reconciliation_difference, reconciliation_run, refund_payee, refund_line, refund_choice,
      refund_task, gateway_event, gateway_payment, payment_attempt`);
  }
}
