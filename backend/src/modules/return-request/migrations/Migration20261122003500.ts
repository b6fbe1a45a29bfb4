import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122003500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "return_request" ("id" text not null, "order_id" text not null, "customer_id" text not null, "action" text check ("action" in ('return', 'replace')) not null, "reason" text not null, "image" text null, "lines" jsonb not null, "status" text check ("status" in ('requested', 'approved', 'rejected', 'received', 'refunded', 'replaced')) not null, "history" jsonb not null, "refund" double precision null, "engine_return_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "return_request_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_return_request_order_id_unique" ON "return_request" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_deleted_at" ON "return_request" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_request" cascade;`);
  }
}
