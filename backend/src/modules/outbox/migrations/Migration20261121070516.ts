import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121070516 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "outbox_message" ("id" text not null, "to" text not null, "channel" text check ("channel" in ('email', 'sms')) not null, "template" text not null, "subject" text not null, "text" text not null, "code" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "outbox_message_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outbox_message_deleted_at" ON "outbox_message" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outbox_message_to_created_at" ON "outbox_message" ("to", "created_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outbox_message" cascade;`);
  }
}
