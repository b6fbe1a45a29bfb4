import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What refunds need besides: `leased_until` keeps a task to who sends it, `round` counts how often staff began anew after
 * a refusal (a gateway remembers what it answered). `refund_choice.earlier` names the refunds that there were before the
 * shopper chose. `refund_line` is what staff have given back for pieces of an order.
 */
export class Migration20261123103050 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table refund_task add column if not exists leased_until timestamptz,
      add column if not exists round integer not null default 1`);
    this.addSql("create index if not exists refund_task_by_status on refund_task (status, created_at desc, id)");
    this.addSql(`alter table refund_choice add column if not exists earlier text[] not null default '{}'`);
    this.addSql(`create unique index if not exists gateway_payment_engine on gateway_payment (engine_payment_id)
      where engine_payment_id is not null`);
    this.addSql(`create table if not exists refund_line (
      refund_id text not null, order_id text not null, line_item_id text not null, quantity integer not null check (quantity > 0),
      amount_paise bigint not null check (amount_paise >= 0), created_at timestamptz not null default now(),
      primary key (refund_id, line_item_id))`);
    this.addSql("create index if not exists refund_line_order on refund_line (order_id)");
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists refund_line");
    this.addSql("drop index if exists gateway_payment_engine");
    this.addSql("alter table refund_choice drop column if exists earlier");
    this.addSql("drop index if exists refund_task_by_status");
    this.addSql("alter table refund_task drop column if exists leased_until, drop column if exists round");
  }
}
