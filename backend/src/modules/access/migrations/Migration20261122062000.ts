import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122062000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "permission" add column if not exists "description" text not null default '';`);
    this.addSql(`alter table "staff" add column if not exists "name" text not null default '';`);
    // What a role's or a permission's removal asks: who has it.
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_role_permission_permission_id" ON "role_permission" ("permission_id");`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_role_role_id" ON "staff_role" ("role_id");`);
    this.addSql(
      `create table if not exists "staff_session" ("id" text not null primary key, "user_id" text not null, "user_agent" text not null, "address" text not null, "created_at" timestamptz not null default now(), "last_seen_at" timestamptz not null default now(), "expires_at" timestamptz not null);`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_session_user_id" ON "staff_session" ("user_id");`);
    this.addSql(
      `create table if not exists "staff_password_try" ("email_hash" text not null primary key, "tries" integer not null, "last_at" timestamptz not null);`,
    );
    this.addSql(
      `create table if not exists "staff_password_link" ("token_hash" text not null primary key, "user_id" text not null unique, "expires_at" timestamptz not null);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_session" cascade;`);
    this.addSql(`drop table if exists "staff_password_try" cascade;`);
    this.addSql(`drop table if exists "staff_password_link" cascade;`);
    this.addSql(`alter table "permission" drop column if exists "description";`);
    this.addSql(`alter table "staff" drop column if exists "name";`);
  }
}
