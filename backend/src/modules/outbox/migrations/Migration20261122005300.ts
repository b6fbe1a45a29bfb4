import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122005300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE outbox_message (
        id text PRIMARY KEY,
        "to" text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('email', 'sms')),
        template text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        code text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        html text
      );`);
    this.addSql(
      `CREATE INDEX "IDX_outbox_message_deleted_at" ON outbox_message (deleted_at) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX "IDX_outbox_message_to_created_at" ON outbox_message ("to", created_at) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS outbox_message;`);
  }
}
