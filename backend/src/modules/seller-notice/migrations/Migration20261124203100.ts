import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What a seller's bell tells. `key` makes one of the same news however often it is heard. Notices that a seller has chosen
 * not to be shown (`is_hidden`) are kept all the same: their key says that they were told.
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
