import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A demo stores what it would send by WhatsApp too. */
export class Migration20261129020200 extends Migration {
  override async up(): Promise<void> {
    this.allow("'email', 'sms', 'whatsapp'");
  }

  override async down(): Promise<void> {
    this.addSql(`DELETE FROM outbox_message WHERE channel = 'whatsapp';`);
    this.allow("'email', 'sms'");
  }

  private allow(channels: string): void {
    this.addSql(`ALTER TABLE outbox_message DROP CONSTRAINT IF EXISTS outbox_message_channel_check;`);
    this.addSql(
      `ALTER TABLE outbox_message ADD CONSTRAINT outbox_message_channel_check CHECK (channel IN (${channels}));`,
    );
  }
}
