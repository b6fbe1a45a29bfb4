import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121070156 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_status" drop constraint if exists "order_status_order_id_unique";`);
    this.addSql(
      `create table if not exists "order_status" ("id" text not null, "order_id" text not null, "customer_id" text not null, "status" text check ("status" in ('placed', 'processing', 'shipped', 'delivered', 'cancelled', 'returned')) not null, "payment_status" text check ("payment_status" in ('pending', 'paid', 'failed', 'refunded', 'partially_refunded')) not null, "payment_method" text check ("payment_method" in ('cod', 'razorpay', 'stripe', 'wallet')) not null, "history" jsonb not null, "placed_at" timestamptz not null, "changed_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_status_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_status_order_id_unique" ON "order_status" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_status_deleted_at" ON "order_status" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_status_customer" ON "order_status" ("customer_id", "placed_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_status_status" ON "order_status" ("status", "placed_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_status" cascade;`);
  }
}
