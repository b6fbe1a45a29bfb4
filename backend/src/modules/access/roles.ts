import type { ActiveStatus, Role } from "@haat/api-contract/role/schemas";
import type { RoleChoice } from "@haat/api-contract/staff/schemas";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { isNameTaken } from "./is-name-taken";
import { type AccessListWanted, statusSql } from "./permissions";

type RoleFields = { name: string; status: ActiveStatus };

const columns = `r.id AS _id, r.name, ${statusSql("r.status")} AS status,
  coalesce((SELECT json_agg(json_build_object('_id', p.id, 'name', p.name, 'status', ${statusSql("p.status")}) ORDER BY p.name)
              FROM role_permission rp JOIN permission p ON p.id = rp.permission_id AND p.deleted_at IS NULL
             WHERE rp.role_id = r.id), '[]') AS permissions,
  (SELECT count(*)::int FROM staff_role sr JOIN staff s ON s.id = sr.staff_id AND s.deleted_at IS NULL
    WHERE sr.role_id = r.id) AS "staffCount",
  ${instantSql("r.created_at")} AS "createdAt", ${versionSql("r.updated_at")} AS version`;

/** Sets of permissions that are assigned to staff. */
export class Roles {
  constructor(private readonly database: { run: Run }) {}

  /** With their permissions, newest first. */
  list({ search = "", status, ...wanted }: AccessListWanted): Promise<Page<Role>> {
    return pageOf<Role>(
      this.database.run,
      {
        name: "role-list",
        select: columns,
        from: `role r WHERE r.deleted_at IS NULL AND ($2::boolean IS NULL OR r.status = $2)
               AND ($1 = '' OR position(lower($1) IN lower(r.name)) > 0)`,
        order: "r.created_at DESC, r.id DESC",
        values: [search, status === undefined ? null : status === "active"],
      },
      wanted,
    );
  }

  /** All, sorted by name, each with the names of its active permissions. */
  choices(): Promise<Omit<RoleChoice, "isGrantable">[]> {
    return this.database.run<Omit<RoleChoice, "isGrantable">>({
      name: "staff-role-choices",
      text: `SELECT r.id AS _id, r.name, ${statusSql("r.status")} AS status,
                    ARRAY(SELECT p.name FROM role_permission rp
                            JOIN permission p ON p.id = rp.permission_id AND p.status AND p.deleted_at IS NULL
                           WHERE rp.role_id = r.id ORDER BY p.name) AS permissions
               FROM role r WHERE r.deleted_at IS NULL ORDER BY lower(r.name), r.id`,
      values: [],
    });
  }

  async read(id: string): Promise<Role | null> {
    const [row] = await this.database.run<Role>({
      name: "role-read",
      text: `SELECT ${columns} FROM role r WHERE r.id = $1 AND r.deleted_at IS NULL`,
      values: [id],
    });
    return row ?? null;
  }

  /** The same, locked until the transaction ends: concurrent assignments of the role wait. */
  async lock(id: string): Promise<Role | null> {
    await this.database.run({
      name: "role-lock",
      text: "SELECT FROM role WHERE id = $1 FOR UPDATE",
      values: [id],
    });
    return await this.read(id);
  }

  /**
   * The existing ones of these ids, each with the names of its active permissions. Locked until the transaction ends,
   * so that no role is deleted or extended meanwhile.
   */
  async hold(ids: readonly string[]): Promise<{ id: string; grants: string[] }[]> {
    await this.database.run({
      name: "role-hold",
      text: "SELECT FROM role WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR SHARE",
      values: [ids],
    });
    return await this.database.run<{ id: string; grants: string[] }>({
      name: "role-grants",
      text: `SELECT r.id, ARRAY(SELECT p.name FROM role_permission rp
                                  JOIN permission p ON p.id = rp.permission_id AND p.status AND p.deleted_at IS NULL
                                 WHERE rp.role_id = r.id) AS grants
               FROM role r WHERE r.id = ANY ($1) AND r.deleted_at IS NULL`,
      values: [ids],
    });
  }

  /** Whether another role has the name. */
  isNameTaken = (name: string, id = ""): Promise<boolean> => isNameTaken(this.database.run, "role", { name, id });

  /** Email addresses of the staff with this role. */
  async holders(id: string): Promise<string[]> {
    const rows = await this.database.run<{ email: string }>({
      name: "role-holders",
      text: `SELECT u.email FROM staff_role sr JOIN staff s ON s.id = sr.staff_id AND s.deleted_at IS NULL
               JOIN haat_actor u ON u.id = s.user_id WHERE sr.role_id = $1 ORDER BY u.email`,
      values: [id],
    });
    return rows.map(({ email }) => email);
  }

  /** @returns its id. */
  async add({ name, status }: RoleFields): Promise<string> {
    const id = generateEntityId(undefined, "role");
    await this.database.run({
      name: "role-add",
      text: `INSERT INTO role (id, name, status, created_at, updated_at)
             VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp())`,
      values: [id, name, status === "active"],
    });
    return id;
  }

  async change(id: string, { name, status }: RoleFields): Promise<void> {
    await this.database.run({
      name: "role-change",
      text: "UPDATE role SET name = $2, status = $3 WHERE id = $1",
      values: [id, name, status === "active"],
    });
  }

  /** Bumps its version. */
  async markChanged(id: string): Promise<void> {
    await this.database.run({
      name: "role-changed",
      text: "UPDATE role SET updated_at = clock_timestamp() WHERE id = $1",
      values: [id],
    });
  }

  async remove(id: string): Promise<void> {
    await this.database.run({ name: "role-remove", text: "DELETE FROM role WHERE id = $1", values: [id] });
  }

  async addPermissions(id: string, permissionIds: readonly string[]): Promise<void> {
    await this.database.run({
      name: "role-add-permissions",
      text: "INSERT INTO role_permission (role_id, permission_id) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
      values: [id, permissionIds],
    });
  }

  async removePermissionsBut(id: string, permissionIds: readonly string[]): Promise<void> {
    await this.database.run({
      name: "role-remove-permissions",
      text: "DELETE FROM role_permission WHERE role_id = $1 AND permission_id <> ALL ($2)",
      values: [id, permissionIds],
    });
  }
}
