import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A payment for which nothing was sold is now called unmatched everywhere. A difference's key contains its kind. */
export class Migration20261127030000 extends Migration {
  override async up(): Promise<void> {
    this.rename({ column: ["is_odd", "is_unmatched"], kind: ["odd", "unmatched"] });
  }

  override async down(): Promise<void> {
    this.rename({ column: ["is_unmatched", "is_odd"], kind: ["unmatched", "odd"] });
  }

  private rename({ column, kind: [from, to] }: Record<"column" | "kind", [from: string, to: string]>): void {
    this.addSql(`alter table gateway_payment rename column ${column[0]} to ${column[1]}`);
    this.addSql("alter table refund_task drop constraint refund_task_kind_check");
    this.addSql(`update refund_task set kind = '${to}' where kind = '${from}'`);
    this.addSql(
      `alter table refund_task add constraint refund_task_kind_check check (kind in ('engine', '${to}', 'past'))`,
    );
    this.addSql(`drop index refund_task_${from}`);
    this.addSql(`create unique index refund_task_${to} on refund_task (gateway_payment_row) where kind = '${to}'`);
    this.addSql(
      `update reconciliation_difference set kind = '${to}-not-refunded',
         key = replace(key, '${from}-not-refunded', '${to}-not-refunded') where kind = '${from}-not-refunded'`,
    );
  }
}
