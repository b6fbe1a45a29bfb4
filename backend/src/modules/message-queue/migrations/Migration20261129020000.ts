import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The template ids that staff stored, in one row: `document` has them by provider and text, `version` is for optimistic
 * locking.
 */
export class Migration20261129020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE sms_template_ids (
        id text PRIMARY KEY CHECK (id = 'sms'),
        document jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      );`);
    this.addSql(`INSERT INTO sms_template_ids (id) VALUES ('sms');`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS sms_template_ids;`);
  }
}
