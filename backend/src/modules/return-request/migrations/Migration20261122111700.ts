import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The engine's own exchange of a request that was replaced. */
export class Migration20261122111700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "return_request" add column if not exists "engine_exchange_id" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "return_request" drop column if exists "engine_exchange_id";`);
  }
}
