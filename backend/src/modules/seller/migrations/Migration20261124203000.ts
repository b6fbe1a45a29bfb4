import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What sellers want to be told of, and when each of their logins was used last. */
export class Migration20261124203000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE seller ADD COLUMN news_choices jsonb NOT NULL DEFAULT '{}';`);
    this.addSql(`ALTER TABLE seller_session ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();`);
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE seller_session DROP COLUMN last_seen_at;`);
    this.addSql(`ALTER TABLE seller DROP COLUMN news_choices;`);
  }
}
