import type { Run } from "#database/database";

/** The names of what the account `s` of `staff` is granted by roles: active permissions of active roles. */
export const grantedNames = `ARRAY(
  SELECT DISTINCT p.name
    FROM staff_role sr
    JOIN role r ON r.id = sr.role_id AND r.status AND r.deleted_at IS NULL
    JOIN role_permission rp ON rp.role_id = r.id
    JOIN permission p ON p.id = rp.permission_id AND p.status AND p.deleted_at IS NULL
   WHERE sr.staff_id = s.id
   ORDER BY p.name)`;

/** A staff account that may log in, with what its password is judged by. */
export type LoginAccount = {
  userId: string;
  authIdentityId: string;
  passwordHash: string;
  /** Active, with a row of its own: users that were made elsewhere have none, and may do nothing. */
  admitted: boolean;
};

export type AccountProfile = {
  email: string;
  name: string;
  isFullAdministrator: boolean;
  permissions: string[];
  roles: { _id: string; name: string }[];
};

/** Reads the accounts of administrators and their staff: users of the engine, with a row of ours. */
export class Accounts {
  constructor(private readonly database: { run: Run }) {}

  /**
   * Who logs in with this address, in lower case. What was written with capitals elsewhere, such as on the command
   * line, is found too; of two the one in lower case counts. A password that somebody else's login has at the same
   * address, such as a seller's, is none of the account's.
   */
  async byEmail(email: string): Promise<LoginAccount | null> {
    const [row] = await this.database.run<{ user_id: string; identity: string; hash: string; admitted: boolean }>({
      name: "staff-by-email",
      text: `SELECT u.id AS user_id, way.auth_identity_id AS identity, way.password_hash AS hash, coalesce(s.status, false) AS admitted
               FROM haat_user u
               JOIN haat_login way ON way.provider = 'emailpass' AND way.entity_id IN (u.email, $1) AND way.user_id = u.id
                AND way.password_hash IS NOT NULL
               LEFT JOIN staff s ON s.user_id = u.id AND s.deleted_at IS NULL
              WHERE lower(u.email) = $1
              ORDER BY u.email = $1 DESC, way.entity_id = $1 DESC
              LIMIT 1`,
      values: [email],
    });
    if (!row) return null;
    return { userId: row.user_id, authIdentityId: row.identity, passwordHash: row.hash, admitted: row.admitted };
  }

  async profile(userId: string): Promise<AccountProfile | null> {
    const [row] = await this.database.run<AccountProfile>({
      name: "staff-profile",
      text: `SELECT u.email, s.name, s.is_full_administrator AS "isFullAdministrator",
                    CASE WHEN s.is_full_administrator
                         THEN ARRAY(SELECT name FROM permission WHERE deleted_at IS NULL ORDER BY name)
                         ELSE ${grantedNames} END AS permissions,
                    coalesce((SELECT json_agg(json_build_object('_id', r.id, 'name', r.name) ORDER BY r.name)
                                FROM staff_role sr
                                JOIN role r ON r.id = sr.role_id AND r.status AND r.deleted_at IS NULL
                               WHERE sr.staff_id = s.id), '[]') AS roles
               FROM staff s
               JOIN haat_user u ON u.id = s.user_id
              WHERE s.user_id = $1 AND s.deleted_at IS NULL`,
      values: [userId],
    });
    return row ?? null;
  }
}
