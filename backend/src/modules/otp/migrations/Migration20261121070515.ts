import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121070515 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "otp" drop constraint if exists "otp_purpose_identifier_unique";`);
    this.addSql(
      `create table if not exists "otp" ("id" text not null, "purpose" text not null, "identifier" text not null, "code_hash" text not null, "expires_at" timestamptz not null, "attempts" integer not null default 0, "used_at" timestamptz null, "sent_times" text[] not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "otp_pkey" primary key ("id"));`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_otp_deleted_at" ON "otp" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_otp_purpose_identifier_unique" ON "otp" ("purpose", "identifier") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "otp" cascade;`);
  }
}
