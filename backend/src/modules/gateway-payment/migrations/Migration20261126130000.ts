import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The queue's tasks now decide when events are read, and those about one subject are looked up together. The queue also
 * runs only one task at a time that sends an order's refunds.
 */
export class Migration20261126130000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table refund_task drop column if exists leased_until");
    this.addSql("drop index if exists gateway_event_waiting");
    this.addSql("alter table gateway_event drop column if exists next_try_at");
    this.addSql(
      "create index if not exists gateway_event_waiting on gateway_event (gateway, (coalesce(gateway_order_id, gateway_payment_id, event_id))) where outcome = 'waiting'",
    );
  }

  override async down(): Promise<void> {
    this.addSql("alter table refund_task add column if not exists leased_until timestamptz");
    this.addSql("drop index if exists gateway_event_waiting");
    this.addSql("alter table gateway_event add column if not exists next_try_at timestamptz not null default now()");
    this.addSql(
      "create index if not exists gateway_event_waiting on gateway_event (next_try_at) where outcome = 'waiting'",
    );
  }
}
