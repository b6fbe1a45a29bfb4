import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121070517 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "staff" drop constraint if exists "staff_user_id_unique";`);
    this.addSql(`alter table if exists "role" drop constraint if exists "role_name_unique";`);
    this.addSql(`alter table if exists "permission" drop constraint if exists "permission_name_unique";`);
    this.addSql(
      `create table if not exists "permission" ("id" text not null, "name" text not null, "status" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "permission_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_permission_deleted_at" ON "permission" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_permission_name_unique" ON "permission" ("name") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "role" ("id" text not null, "name" text not null, "status" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "role_pkey" primary key ("id"));`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_role_deleted_at" ON "role" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_role_name_unique" ON "role" ("name") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "role_permission" ("role_id" text not null, "permission_id" text not null, constraint "role_permission_pkey" primary key ("role_id", "permission_id"));`,
    );

    this.addSql(
      `create table if not exists "staff" ("id" text not null, "user_id" text not null, "is_full_administrator" boolean not null default false, "status" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_staff_deleted_at" ON "staff" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_staff_user_id_unique" ON "staff" ("user_id") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "staff_role" ("staff_id" text not null, "role_id" text not null, constraint "staff_role_pkey" primary key ("staff_id", "role_id"));`,
    );

    this.addSql(
      `alter table if exists "role_permission" add constraint "role_permission_role_id_foreign" foreign key ("role_id") references "role" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table if exists "role_permission" add constraint "role_permission_permission_id_foreign" foreign key ("permission_id") references "permission" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table if exists "staff_role" add constraint "staff_role_staff_id_foreign" foreign key ("staff_id") references "staff" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table if exists "staff_role" add constraint "staff_role_role_id_foreign" foreign key ("role_id") references "role" ("id") on update cascade on delete cascade;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "role_permission" drop constraint if exists "role_permission_permission_id_foreign";`,
    );

    this.addSql(`alter table if exists "role_permission" drop constraint if exists "role_permission_role_id_foreign";`);

    this.addSql(`alter table if exists "staff_role" drop constraint if exists "staff_role_role_id_foreign";`);

    this.addSql(`alter table if exists "staff_role" drop constraint if exists "staff_role_staff_id_foreign";`);

    this.addSql(`drop table if exists "permission" cascade;`);

    this.addSql(`drop table if exists "role" cascade;`);

    this.addSql(`drop table if exists "role_permission" cascade;`);

    this.addSql(`drop table if exists "staff" cascade;`);

    this.addSql(`drop table if exists "staff_role" cascade;`);
  }
}
