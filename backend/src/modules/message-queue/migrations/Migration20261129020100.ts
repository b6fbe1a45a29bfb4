import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Messages that WhatsApp accepted, and when it told what of them. The number is stored masked, the text by name alone.
 * An SMS that is sent instead may not go by WhatsApp again.
 */
export class Migration20261129020100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE queued_message ADD COLUMN IF NOT EXISTS sms_only boolean NOT NULL DEFAULT false;`);
    this.addSql(`
      CREATE TABLE whatsapp_delivery (
        id text PRIMARY KEY,
        message_id text NULL,
        template text NOT NULL,
        masked_to text NOT NULL,
        accepted_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz NULL,
        delivered_at timestamptz NULL,
        read_at timestamptz NULL,
        failed_at timestamptz NULL,
        reason text NULL
      );`);
    this.addSql(`CREATE INDEX whatsapp_delivery_accepted_at ON whatsapp_delivery (accepted_at);`);
    this.addSql(`CREATE INDEX whatsapp_delivery_failed ON whatsapp_delivery (failed_at) WHERE failed_at IS NOT NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS whatsapp_delivery;`);
    this.addSql(`ALTER TABLE queued_message DROP COLUMN IF EXISTS sms_only;`);
  }
}
