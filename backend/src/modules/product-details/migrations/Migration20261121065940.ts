import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121065940 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_details" drop constraint if exists "product_details_product_id_unique";`,
    );
    this.addSql(
      `create table if not exists "product_details" ("id" text not null, "product_id" text not null, "brand" text not null default '', "model_number" text not null default '', "videos" text[] not null default '{}', "attributes" jsonb not null default '[]', "offers" jsonb not null default '[]', "specifications" jsonb not null default '[]', "shipping" jsonb null, "return_policy" jsonb null, "seo_title" text not null default '', "seo_description" text not null default '', "seo_keywords" text[] not null default '{}', "og_title" text not null default '', "og_description" text not null default '', "og_image" text not null default '', "canonical_url" text not null default '', "is_featured" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_details_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_details_product_id_unique" ON "product_details" ("product_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_details_deleted_at" ON "product_details" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_details" cascade;`);
  }
}
