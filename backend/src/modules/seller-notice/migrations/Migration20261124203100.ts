import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Notices for a seller's bell. `key` deduplicates repeated events. Notices that a seller has opted out of (`is_hidden`)
 * are stored too: their key prevents a second notice.
 */
export class Migration20261124203100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE seller_notice (
        id text PRIMARY KEY,
        key text NOT NULL UNIQUE,
        seller_id text NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        text text NOT NULL,
        link text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        read_at timestamptz,
        is_hidden boolean NOT NULL DEFAULT false
      );`);
    this.addSql(`CREATE INDEX seller_notice_newest ON seller_notice (seller_id, created_at DESC, id DESC);`);
    this.addSql(`CREATE INDEX seller_notice_unread ON seller_notice (seller_id) WHERE read_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS seller_notice;`);
  }
}
