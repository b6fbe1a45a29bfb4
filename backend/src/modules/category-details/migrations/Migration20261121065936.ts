import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121065936 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "category_details" drop constraint if exists "category_details_category_id_unique";`,
    );
    this.addSql(
      `create table if not exists "category_details" ("id" text not null, "category_id" text not null, "image" text not null default '', "heading" text not null default '', "from_start_price" numeric not null default 0, "show_on_home" boolean not null default false, "raw_from_start_price" jsonb not null default '{"value":"0","precision":20}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "category_details_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_category_details_category_id_unique" ON "category_details" ("category_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_category_details_deleted_at" ON "category_details" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "category_details" cascade;`);
  }
}
