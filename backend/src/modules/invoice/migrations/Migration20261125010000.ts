import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * An order that was cancelled after it had left, was taken up again and leaves anew gets an invoice of its own for that:
 * `dispatch` counts the times that its goods have left. What was issued so far is each order's first.
 */
export class Migration20261125010000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table invoice add column if not exists dispatch integer not null default 1");
    this.addSql("create unique index if not exists invoice_dispatch on invoice (order_id, dispatch)");
    this.addSql(`drop index if exists "IDX_invoice_order"`);
  }

  /** Issued invoices are never deleted: it goes back only as long as no order has a second one. */
  override async down(): Promise<void> {
    this.addSql(`create unique index if not exists "IDX_invoice_order" on "invoice" ("order_id")`);
    this.addSql("drop index if exists invoice_dispatch");
    this.addSql("alter table invoice drop column if exists dispatch");
  }
}
