import type { Role } from "@haat/api-contract/role/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { OneTransaction } from "#database/one-transaction";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { type AccessListWanted, statusSql } from "./read-permissions";

const columns = `r.id AS _id, r.name, ${statusSql("r.status")} AS status,
  coalesce((SELECT json_agg(json_build_object('_id', p.id, 'name', p.name, 'status', ${statusSql("p.status")}) ORDER BY p.name)
              FROM role_permission rp JOIN permission p ON p.id = rp.permission_id AND p.deleted_at IS NULL
             WHERE rp.role_id = r.id), '[]') AS permissions,
  (SELECT count(*)::int FROM staff_role sr JOIN staff s ON s.id = sr.staff_id AND s.deleted_at IS NULL
    WHERE sr.role_id = r.id) AS "staffCount",
  ${instantSql("r.created_at")} AS "createdAt", ${versionSql("r.updated_at")} AS version`;

/** Roles with their permissions, newest first. */
export async function readRoles(
  container: MedusaContainer,
  { search = "", status, ...wanted }: AccessListWanted,
): Promise<Page<Role>> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  return await pageOf<Role>(
    run,
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

/** One role as the transaction sees it. */
export async function readRole(transaction: OneTransaction, id: string): Promise<Role | null> {
  const [row] = await transaction.run<Role>(`SELECT ${columns} FROM role r WHERE r.id = ? AND r.deleted_at IS NULL`, [
    id,
  ]);
  return row ?? null;
}
