import type { ActiveStatus } from "@haat/api-contract/role/schemas";
import type { StaffMember } from "@haat/api-contract/staff/schemas";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { instantSql, type Page, type PageWanted, pageOf, versionSql } from "#database/page-of";
import { grantedNames } from "./accounts";
import { statusSql } from "./permissions";

export type StaffWanted = PageWanted & {
  search?: string | undefined;
  status?: ActiveStatus | undefined;
  roleId?: string | undefined;
};

/** A staff member as the back office reads one, with the user of the account. */
export type StaffRow = Omit<StaffMember, "isYou"> & { userId: string };

type NewMember = Pick<StaffRow, "userId" | "name" | "isFullAdministrator">;
type MemberFields = Pick<StaffRow, "name" | "isFullAdministrator"> & { isActive: boolean };

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

/** Staff members: their names, whether they may log in, and their roles. */
export class Members {
  constructor(private readonly database: { run: Run }) {}

  /** Newest first. */
  list({ search = "", status, roleId, ...wanted }: StaffWanted): Promise<Page<StaffRow>> {
    return pageOf<StaffRow>(
      this.database.run,
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
  }

  async read(id: string): Promise<StaffRow | null> {
    const [row] = await this.database.run<StaffRow>({
      name: "staff-read",
      text: `SELECT ${columns} FROM ${everybody} AND s.id = $1`,
      values: [id],
    });
    return row ?? null;
  }

  /** The same, locked until the transaction ends, so that changes of one account are serialized. */
  async lock(id: string): Promise<StaffRow | null> {
    await this.database.run({
      name: "staff-lock",
      text: "SELECT FROM staff WHERE id = $1 FOR UPDATE",
      values: [id],
    });
    return await this.read(id);
  }

  /** What a staff member may do now; null if there is none. */
  async powersOf(id: string): Promise<{ isFullAdministrator: boolean; granted: string[] } | null> {
    const [powers] = await this.database.run<{ isFullAdministrator: boolean; granted: string[] }>({
      name: "staff-powers",
      text: `SELECT s.is_full_administrator AS "isFullAdministrator", ${grantedNames} AS granted
               FROM staff s WHERE s.id = $1 AND s.deleted_at IS NULL`,
      values: [id],
    });
    return powers ?? null;
  }

  /** All full administrators who can log in, locked until the transaction ends. @returns their ids. */
  async lockFullAdministrators(): Promise<string[]> {
    const rows = await this.database.run<{ id: string }>({
      name: "staff-lock-full",
      text: `SELECT s.id FROM staff s
              WHERE s.is_full_administrator AND s.status AND s.deleted_at IS NULL
                AND EXISTS (SELECT FROM haat_user u WHERE u.id = s.user_id)
              ORDER BY s.id FOR UPDATE OF s`,
      values: [],
    });
    return rows.map(({ id }) => id);
  }

  /** @returns the staff member's id. */
  async add({ userId, name, isFullAdministrator }: NewMember): Promise<string> {
    const id = generateEntityId(undefined, "staff");
    await this.database.run({
      name: "staff-add",
      text: `INSERT INTO staff (id, user_id, name, is_full_administrator, created_at, updated_at)
             VALUES ($1, $2, $3, $4, clock_timestamp(), clock_timestamp())`,
      values: [id, userId, name, isFullAdministrator],
    });
    return id;
  }

  async change(id: string, { name, isFullAdministrator, isActive }: MemberFields): Promise<void> {
    await this.database.run({
      name: "staff-change",
      text: `UPDATE staff SET name = $2, is_full_administrator = $3, status = $4, updated_at = clock_timestamp() WHERE id = $1`,
      values: [id, name, isFullAdministrator, isActive],
    });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.run({
      name: "staff-rename",
      text: "UPDATE staff SET name = $2, updated_at = now() WHERE id = $1",
      values: [id, name],
    });
  }

  async remove(id: string): Promise<void> {
    await this.database.run({ name: "staff-remove", text: "DELETE FROM staff WHERE id = $1", values: [id] });
  }

  async addRoles(id: string, roleIds: readonly string[]): Promise<void> {
    await this.database.run({
      name: "staff-add-roles",
      text: "INSERT INTO staff_role (staff_id, role_id) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
      values: [id, roleIds],
    });
  }

  async removeRolesBut(id: string, roleIds: readonly string[]): Promise<void> {
    await this.database.run({
      name: "staff-remove-roles",
      text: "DELETE FROM staff_role WHERE staff_id = $1 AND role_id <> ALL ($2)",
      values: [id, roleIds],
    });
  }
}
