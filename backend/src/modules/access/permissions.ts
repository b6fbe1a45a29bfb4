import { permissionNames } from "@haat/api-contract/access/permission-names";
import type { ActiveStatus, Permission } from "@haat/api-contract/role/schemas";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { instantSql, type Page, type PageWanted, pageOf, versionSql } from "#database/page-of";
import { isNameTaken } from "./is-name-taken";

export type AccessListWanted = PageWanted & { search?: string | undefined; status?: ActiveStatus | undefined };
export type PermissionFields = Pick<Permission, "name" | "description" | "status">;

type Row = Omit<Permission, "isBuiltIn">;

/** The server itself checks these. */
const builtIn = new Set<string>(permissionNames);

/** The wire name of a status. */
export const statusSql = (column: string) => `CASE WHEN ${column} THEN 'active' ELSE 'inactive' END`;

const columns = `p.id AS _id, p.name, p.description, ${statusSql("p.status")} AS status,
  ${instantSql("p.created_at")} AS "createdAt", ${versionSql("p.updated_at")} AS version`;

const toPermission = (row: Row): Permission => ({ ...row, isBuiltIn: builtIn.has(row.name) });

/** Permission names that the server or a screen checks. */
export class Permissions {
  constructor(private readonly database: { run: Run }) {}

  /** Newest first. */
  async list({ search = "", status, ...wanted }: AccessListWanted): Promise<Page<Permission>> {
    const page = await pageOf<Row>(
      this.database.run,
      {
        name: "permission-list",
        select: columns,
        from: `permission p WHERE p.deleted_at IS NULL AND ($2::boolean IS NULL OR p.status = $2)
               AND ($1 = '' OR position(lower($1) IN lower(p.name || ' ' || p.description)) > 0)`,
        order: "p.created_at DESC, p.id DESC",
        values: [search, status === undefined ? null : status === "active"],
      },
      wanted,
    );
    return { ...page, rows: page.rows.map(toPermission) };
  }

  async read(id: string): Promise<Permission | null> {
    const [row] = await this.database.run<Row>({
      name: "permission-read",
      text: `SELECT ${columns} FROM permission p WHERE p.id = $1 AND p.deleted_at IS NULL`,
      values: [id],
    });
    return row ? toPermission(row) : null;
  }

  /** The same, locked until the transaction ends: a concurrent assignment to a role waits, so it is not missed. */
  async lock(id: string): Promise<Permission | null> {
    await this.database.run({
      name: "permission-lock",
      text: "SELECT FROM permission WHERE id = $1 FOR UPDATE",
      values: [id],
    });
    return await this.read(id);
  }

  /** The existing ones of these ids: names by id, locked against deletion until the transaction ends. */
  async hold(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.run<{ id: string; name: string }>({
      name: "permission-hold",
      text: "SELECT id, name FROM permission WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR SHARE",
      values: [ids],
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Whether another permission has the name. */
  isNameTaken = (name: string, id: string): Promise<boolean> =>
    isNameTaken(this.database.run, "permission", { name, id });

  /** Names of the roles that contain it. */
  async rolesWith(id: string): Promise<string[]> {
    const rows = await this.database.run<{ name: string }>({
      name: "permission-roles",
      text: `SELECT r.name FROM role_permission rp JOIN role r ON r.id = rp.role_id AND r.deleted_at IS NULL
              WHERE rp.permission_id = $1 ORDER BY r.name`,
      values: [id],
    });
    return rows.map(({ name }) => name);
  }

  /** @returns its id; null if the name is taken. */
  async add({ name, description, status }: PermissionFields): Promise<string | null> {
    const [row] = await this.database.run<{ id: string }>({
      name: "permission-add",
      text: `INSERT INTO permission (id, name, description, status, created_at, updated_at)
             VALUES ($1, $2, $3, $4, clock_timestamp(), clock_timestamp()) ON CONFLICT DO NOTHING RETURNING id`,
      values: [generateEntityId(undefined, "perm"), name, description, status === "active"],
    });
    return row?.id ?? null;
  }

  /** @returns whether anything changed. */
  async change(id: string, { name, description, status }: PermissionFields): Promise<boolean> {
    const rows = await this.database.run({
      name: "permission-change",
      text: `UPDATE permission SET name = $2, description = $3, status = $4, updated_at = clock_timestamp()
              WHERE id = $1 AND (name, description, status) IS DISTINCT FROM ($2, $3, $4::boolean) RETURNING id`,
      values: [id, name, description, status === "active"],
    });
    return rows.length > 0;
  }

  async remove(id: string): Promise<void> {
    await this.database.run({
      name: "permission-remove",
      text: "DELETE FROM permission WHERE id = $1",
      values: [id],
    });
  }
}
