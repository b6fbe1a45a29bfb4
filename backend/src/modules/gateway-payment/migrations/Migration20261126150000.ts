import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The queue keeps an order's refunds to the one task that sends them. */
export class Migration20261126150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table refund_task drop column if exists leased_until");
  }

  override async down(): Promise<void> {
    this.addSql("alter table refund_task add column if not exists leased_until timestamptz");
  }
}
