import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE permission (
        id text PRIMARY KEY,
        name text NOT NULL,
        status boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        description text NOT NULL DEFAULT ''
      );`);
    this.addSql(`CREATE INDEX "IDX_permission_deleted_at" ON permission (deleted_at) WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX "IDX_permission_name_unique" ON permission (name) WHERE deleted_at IS NULL;`);
    // A permission's name is unique, ignoring case.
    this.addSql(
      `CREATE UNIQUE INDEX "IDX_permission_lower_name" ON permission (lower(name)) WHERE deleted_at IS NULL;`,
    );
    this.addSql(`
      CREATE TABLE role (
        id text PRIMARY KEY,
        name text NOT NULL,
        status boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );`);
    this.addSql(`CREATE INDEX "IDX_role_deleted_at" ON role (deleted_at) WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX "IDX_role_name_unique" ON role (name) WHERE deleted_at IS NULL;`);
    this.addSql(`
      CREATE TABLE role_permission (
        role_id text NOT NULL,
        permission_id text NOT NULL,
        PRIMARY KEY (role_id, permission_id),
        CONSTRAINT role_permission_role_id_foreign FOREIGN KEY (role_id) REFERENCES role (id)
          ON UPDATE CASCADE ON DELETE CASCADE,
        CONSTRAINT role_permission_permission_id_foreign FOREIGN KEY (permission_id) REFERENCES permission (id)
          ON UPDATE CASCADE ON DELETE CASCADE
      );`);
    // For the check of who has a role or permission before it is removed.
    this.addSql(`CREATE INDEX "IDX_role_permission_permission_id" ON role_permission (permission_id);`);
    this.addSql(`
      CREATE TABLE staff (
        id text PRIMARY KEY,
        user_id text NOT NULL,
        is_full_administrator boolean NOT NULL DEFAULT false,
        status boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        name text NOT NULL DEFAULT ''
      );`);
    this.addSql(`CREATE INDEX "IDX_staff_deleted_at" ON staff (deleted_at) WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX "IDX_staff_user_id_unique" ON staff (user_id) WHERE deleted_at IS NULL;`);
    this.addSql(`
      CREATE TABLE staff_role (
        staff_id text NOT NULL,
        role_id text NOT NULL,
        PRIMARY KEY (staff_id, role_id),
        CONSTRAINT staff_role_staff_id_foreign FOREIGN KEY (staff_id) REFERENCES staff (id)
          ON UPDATE CASCADE ON DELETE CASCADE,
        CONSTRAINT staff_role_role_id_foreign FOREIGN KEY (role_id) REFERENCES role (id)
          ON UPDATE CASCADE ON DELETE CASCADE
      );`);
    this.addSql(`CREATE INDEX "IDX_staff_role_role_id" ON staff_role (role_id);`);
    this.addSql(`
      CREATE TABLE staff_session (
        id text PRIMARY KEY,
        user_id text NOT NULL,
        user_agent text NOT NULL,
        address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );`);
    this.addSql(`CREATE INDEX "IDX_staff_session_user_id" ON staff_session (user_id);`);
    this.addSql(`
      CREATE TABLE staff_password_try (
        email_hash text PRIMARY KEY,
        tries integer NOT NULL,
        last_at timestamptz NOT NULL
      );`);
    this.addSql(`
      CREATE TABLE staff_password_link (
        token_hash text PRIMARY KEY,
        user_id text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      DROP TABLE IF EXISTS staff_password_link, staff_password_try, staff_session, staff_role, staff, role_permission,
        role, permission;`);
  }
}
