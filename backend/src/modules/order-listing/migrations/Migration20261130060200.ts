import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** For all returns, newest first: the existing index is of one status. */
export class Migration20261130060200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE INDEX order_listing_returns_newest ON order_listing (return_at DESC, order_id DESC)
        WHERE return_status IS NOT NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS order_listing_returns_newest;`);
  }
}
