import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * SMS that a provider accepted, and whether it has reported them as delivered. The number is stored masked, the text by
 * name alone.
 */
export class Migration20261128203000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE sms_delivery (
        provider text NOT NULL,
        provider_id text NOT NULL,
        template text NOT NULL,
        masked_to text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        outcome text NULL CHECK (outcome IN ('delivered', 'failed')),
        reason text NULL,
        reported_at timestamptz NULL,
        PRIMARY KEY (provider, provider_id)
      );`);
    this.addSql(`CREATE INDEX sms_delivery_sent_at ON sms_delivery (sent_at);`);
    this.addSql(`CREATE INDEX sms_delivery_failed ON sms_delivery (reported_at) WHERE outcome = 'failed';`);
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS sms_delivery;`);
  }
}
