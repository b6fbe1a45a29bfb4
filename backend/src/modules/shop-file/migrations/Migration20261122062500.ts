import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122062500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_file" ("id" text not null, "address" text not null, "used_at" timestamptz not null default now(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_file_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_file_address_unique" ON "shop_file" ("address") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_file_deleted_at" ON "shop_file" ("deleted_at") WHERE deleted_at IS NOT NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_file" cascade;`);
  }
}
