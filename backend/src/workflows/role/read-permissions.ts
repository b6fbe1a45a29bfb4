import { permissionNames } from "@haat/api-contract/access/permission-names";
import type { ActiveStatus, Permission } from "@haat/api-contract/role/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { OneTransaction } from "#database/one-transaction";
import { instantSql, type Page, type PageWanted, pageOf, versionSql } from "#database/page-of";

export type AccessListWanted = PageWanted & { search?: string | undefined; status?: ActiveStatus | undefined };

type Row = Omit<Permission, "isBuiltIn">;

const builtIn = new Set<string>(permissionNames);

/** Whether the server itself asks for a permission. */
export const isBuiltIn = (name: string): boolean => builtIn.has(name);

/** What a status is called on the wire. */
export const statusSql = (column: string) => `CASE WHEN ${column} THEN 'active' ELSE 'inactive' END`;

const columns = `p.id AS _id, p.name, p.description, ${statusSql("p.status")} AS status,
  ${instantSql("p.created_at")} AS "createdAt", ${versionSql("p.updated_at")} AS version`;

const toPermission = (row: Row): Permission => ({ ...row, isBuiltIn: isBuiltIn(row.name) });

/** Permissions, newest first. */
export async function readPermissions(
  container: MedusaContainer,
  { search = "", status, ...wanted }: AccessListWanted,
): Promise<Page<Permission>> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const page = await pageOf<Row>(
    run,
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

/** One permission as the transaction sees it. */
export async function readPermission(transaction: OneTransaction, id: string): Promise<Permission | null> {
  const [row] = await transaction.run<Row>(
    `SELECT ${columns} FROM permission p WHERE p.id = ? AND p.deleted_at IS NULL`,
    [id],
  );
  return row ? toPermission(row) : null;
}
