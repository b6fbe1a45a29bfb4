import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122005400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "queued_message" ("id" text not null, "key" text not null, "to" text not null, "channel" text check ("channel" in ('email', 'sms')) not null, "template" text not null, "sealed" text not null, "state" text check ("state" in ('waiting', 'sent', 'failed')) not null default 'waiting', "attempts" integer not null default 0, "due_at" timestamptz not null, "last_error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "queued_message_pkey" primary key ("id"));`,
    );
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_queued_message_key" ON "queued_message" ("key");`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_message_due" ON "queued_message" ("due_at") WHERE state = 'waiting';`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_message_deleted_at" ON "queued_message" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "queued_message" cascade;`);
  }
}
