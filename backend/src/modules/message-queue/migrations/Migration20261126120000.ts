import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The queue's task now tracks when and how often a message is tried. */
export class Migration20261126120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_queued_message_due";`);
    this.addSql(
      `ALTER TABLE IF EXISTS "queued_message" DROP COLUMN IF EXISTS "attempts", DROP COLUMN IF EXISTS "due_at";`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `ALTER TABLE IF EXISTS "queued_message" ADD COLUMN IF NOT EXISTS "attempts" integer NOT NULL DEFAULT 0, ADD COLUMN IF NOT EXISTS "due_at" timestamptz NOT NULL DEFAULT now();`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_message_due" ON "queued_message" ("due_at") WHERE state = 'waiting';`,
    );
  }
}
