import type { ActiveStatus } from "@haat/api-contract/role/schemas";
import type { RoleChoice, StaffMember } from "@haat/api-contract/staff/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { OneTransaction } from "#database/one-transaction";
import { instantSql, type Page, type PageWanted, pageOf, versionSql } from "#database/page-of";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { holds } from "#modules/access/service";
import { statusSql } from "../role/read-permissions";

export type StaffWanted = PageWanted & {
  search?: string | undefined;
  status?: ActiveStatus | undefined;
  roleId?: string | undefined;
};

/** What the transaction's caller needs besides what the wire shows. */
export type StaffRow = Omit<StaffMember, "isYou"> & { userId: string };

const hasPassword = `EXISTS (SELECT FROM haat_login way
  WHERE way.provider = 'emailpass' AND way.entity_id IN (u.email, lower(u.email)) AND way.user_id = u.id
    AND way.password_hash IS NOT NULL)`;

const columns = `s.id AS _id, s.user_id AS "userId", u.email, s.name, s.is_full_administrator AS "isFullAdministrator",
  CASE WHEN NOT s.status THEN 'inactive' WHEN ${hasPassword} THEN 'active'
       WHEN EXISTS (SELECT FROM staff_password_link l WHERE l.user_id = s.user_id AND l.expires_at > now()) THEN 'invited'
       ELSE 'invitation-expired' END AS state,
  coalesce((SELECT json_agg(json_build_object('_id', r.id, 'name', r.name, 'status', ${statusSql("r.status")}) ORDER BY r.name)
              FROM staff_role sr JOIN role r ON r.id = sr.role_id AND r.deleted_at IS NULL
             WHERE sr.staff_id = s.id), '[]') AS roles,
  (SELECT ${instantSql("max(a.last_seen_at)")} FROM staff_session a WHERE a.user_id = s.user_id) AS "lastSeenAt",
  ${instantSql("s.created_at")} AS "createdAt", ${versionSql("s.updated_at")} AS version`;

const everybody = `staff s JOIN haat_user u ON u.id = s.user_id WHERE s.deleted_at IS NULL`;

export const toMember = ({ userId, ...member }: StaffRow, caller: AdministratorAccess): StaffMember => ({
  ...member,
  isYou: userId === caller.userId,
});

/** Members of staff, newest first. */
export async function readStaff(
  container: MedusaContainer,
  caller: AdministratorAccess,
  { search = "", status, roleId, ...wanted }: StaffWanted,
): Promise<Page<StaffMember>> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const page = await pageOf<StaffRow>(
    run,
    {
      name: "staff-list",
      select: columns,
      from: `${everybody} AND ($2::boolean IS NULL OR s.status = $2)
               AND ($1 = '' OR position(lower($1) IN lower(s.name || ' ' || u.email)) > 0)
               AND ($3::text IS NULL OR EXISTS (SELECT FROM staff_role sr WHERE sr.staff_id = s.id AND sr.role_id = $3))`,
      order: "s.created_at DESC, s.id DESC",
      values: [search, status === undefined ? null : status === "active", roleId ?? null],
    },
    wanted,
  );
  return { ...page, rows: page.rows.map((row) => toMember(row, caller)) };
}

/** One member as the transaction sees it. */
export async function readMember(transaction: OneTransaction, staffId: string): Promise<StaffRow | null> {
  const [row] = await transaction.run<StaffRow>(`SELECT ${columns} FROM ${everybody} AND s.id = ?`, [staffId]);
  return row ?? null;
}

/** All roles by name, and which of them the caller can give to somebody. */
export async function readRoleChoices(container: MedusaContainer, caller: AdministratorAccess): Promise<RoleChoice[]> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const rows = await run<Omit<RoleChoice, "isGrantable">>({
    name: "staff-role-choices",
    text: `SELECT r.id AS _id, r.name, ${statusSql("r.status")} AS status,
                  ARRAY(SELECT p.name FROM role_permission rp
                          JOIN permission p ON p.id = rp.permission_id AND p.status AND p.deleted_at IS NULL
                         WHERE rp.role_id = r.id ORDER BY p.name) AS permissions
             FROM role r WHERE r.deleted_at IS NULL ORDER BY lower(r.name), r.id`,
    values: [],
  });
  return rows.map((role) => ({ ...role, isGrantable: role.permissions.every((name) => holds(caller, name)) }));
}
