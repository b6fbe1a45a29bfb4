import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122062600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "review" add column if not exists "answer" text null, add column if not exists "answered_at" timestamptz null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_created_at_id" ON "review" ("created_at", "id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_review_created_at_id";`);
    this.addSql(`alter table if exists "review" drop column if exists "answer", drop column if exists "answered_at";`);
  }
}
