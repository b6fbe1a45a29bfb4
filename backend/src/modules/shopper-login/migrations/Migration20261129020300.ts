import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** That a shopper wanted order news by WhatsApp at a number, from when until when. One at a time is in force. */
export class Migration20261129020300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE whatsapp_consent (
        customer_id text NOT NULL,
        mobile text NOT NULL,
        opted_in_at timestamptz NOT NULL DEFAULT now(),
        opted_out_at timestamptz NULL,
        opted_out_by text NULL CHECK (opted_out_by IN ('settings', 'reply')),
        unreachable_since timestamptz NULL,
        PRIMARY KEY (customer_id, opted_in_at)
      );`);
    this.addSql(
      `CREATE UNIQUE INDEX whatsapp_consent_in_force ON whatsapp_consent (customer_id) WHERE opted_out_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX whatsapp_consent_mobile ON whatsapp_consent (mobile) WHERE opted_out_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS whatsapp_consent;`);
  }
}
