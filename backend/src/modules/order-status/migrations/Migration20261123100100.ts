import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123100100 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table if exists order_status add column if not exists pay_until timestamptz null");
    this.addSql(
      "create index if not exists order_status_unpaid on order_status (pay_until) where payment_status = 'pending' and status = 'placed'",
    );
  }

  override async down(): Promise<void> {
    this.addSql("alter table if exists order_status drop column if exists pay_until");
  }
}
