import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Why a request was rejected, as its shopper reads it. */
export class Migration20261122063500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "return_request" add column if not exists "rejection" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "return_request" drop column if exists "rejection";`);
  }
}
