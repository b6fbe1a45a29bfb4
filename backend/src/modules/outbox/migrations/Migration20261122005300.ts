import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122005300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "outbox_message" add column if not exists "html" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "outbox_message" drop column if exists "html";`);
  }
}
