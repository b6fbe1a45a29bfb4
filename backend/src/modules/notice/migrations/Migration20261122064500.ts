import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Notices for the back office's bell. `key` deduplicates repeated events. An account has read what is older than its
 * `read_until`, and what is listed in `notice_read`. `low_stock` has the variants that are currently low on stock,
 * since when, so that each is announced once until it is restocked.
 */
export class Migration20261122064500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE notice (
        id text PRIMARY KEY,
        key text NOT NULL UNIQUE,
        kind text NOT NULL,
        permission text NOT NULL,
        title text NOT NULL,
        text text NOT NULL,
        link text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
    this.addSql(`CREATE INDEX notice_newest ON notice (created_at DESC, id DESC);`);
    this.addSql(`CREATE TABLE notice_reader (user_id text PRIMARY KEY, read_until timestamptz NOT NULL);`);
    this.addSql(`
      CREATE TABLE notice_read (
        user_id text NOT NULL,
        notice_id text NOT NULL REFERENCES notice (id) ON DELETE CASCADE,
        PRIMARY KEY (user_id, notice_id)
      );`);
    this.addSql(`CREATE INDEX notice_read_of_notice ON notice_read (notice_id);`);
    this.addSql(
      `CREATE TABLE low_stock (variant_id text PRIMARY KEY, since timestamptz NOT NULL DEFAULT clock_timestamp());`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS low_stock, notice_read, notice_reader, notice;`);
  }
}
