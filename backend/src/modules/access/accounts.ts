import { linkHash } from "#database/account-links";
import type { Run } from "#database/database";

/** The names of the permissions that roles grant to the account `s` of `staff`: active permissions of active roles. */
export const grantedNames = `ARRAY(
  SELECT DISTINCT p.name
    FROM staff_role sr
    JOIN role r ON r.id = sr.role_id AND r.status AND r.deleted_at IS NULL
    JOIN role_permission rp ON rp.role_id = r.id
    JOIN permission p ON p.id = rp.permission_id AND p.status AND p.deleted_at IS NULL
   WHERE sr.staff_id = s.id
   ORDER BY p.name)`;

/** A staff account that may log in, with its password hash. */
export type LoginAccount = {
  userId: string;
  authIdentityId: string;
  passwordHash: string;
  /** Active, with a `staff` row. Users created elsewhere have no row and may do nothing. */
  authorized: boolean;
};

/** An account, by its user or by its lower-case email address. */
export type AccountNamed = { userId: string } | { email: string };

export type AccountProfile = {
  email: string;
  name: string;
  isFullAdministrator: boolean;
  permissions: string[];
  roles: { _id: string; name: string }[];
};

/** Reads the accounts of administrators and their staff: users of the engine, each with a row of ours. */
export class Accounts {
  constructor(private readonly database: { run: Run }) {}

  /**
   * The account that logs in with this lower-case address. Addresses stored with capitals, for example by the command
   * line, also match; of two, the lower-case one wins. A password that another login, such as a seller's, has at the
   * same address does not count.
   */
  async byEmail(email: string): Promise<LoginAccount | null> {
    const [row] = await this.database.run<{ user_id: string; identity: string; hash: string; authorized: boolean }>({
      name: "staff-by-email",
      text: `SELECT u.id AS user_id, way.auth_identity_id AS identity, way.password_hash AS hash, coalesce(s.status, false) AS authorized
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
    return { userId: row.user_id, authIdentityId: row.identity, passwordHash: row.hash, authorized: row.authorized };
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

  /** The account that an invitation link belongs to, while the link is valid and the account is active. */
  async invited(token: string): Promise<{ email: string; name: string } | null> {
    const [account] = await this.database.run<{ email: string; name: string }>({
      name: "staff-invitation",
      text: `SELECT u.email, s.name FROM staff_password_link l
               JOIN staff s ON s.user_id = l.user_id AND s.status AND s.deleted_at IS NULL
               JOIN haat_user u ON u.id = s.user_id
              WHERE l.token_hash = $1 AND l.expires_at > now()`,
      values: [linkHash(token)],
    });
    return account ?? null;
  }

  /** The active staff member of a user; `id` is the staff member's. */
  async activeMember(userId: string): Promise<{ id: string; email: string } | null> {
    const [member] = await this.database.run<{ id: string; email: string }>({
      name: "staff-active-member",
      text: `SELECT s.id, u.email FROM staff s JOIN haat_user u ON u.id = s.user_id
              WHERE s.user_id = $1 AND s.status AND s.deleted_at IS NULL`,
      values: [userId],
    });
    return member ?? null;
  }

  /**
   * The user with a lower-case address, and whether it is a staff member. Other callers for the same address wait until
   * the transaction ends.
   */
  async lockEmail(email: string): Promise<{ id: string; isStaff: boolean } | null> {
    await this.database.run({
      name: "staff-email-lock",
      text: "SELECT pg_advisory_xact_lock(hashtext('staff-email:' || $1))",
      values: [email],
    });
    const [user] = await this.database.run<{ id: string; isStaff: boolean }>({
      name: "staff-user-of-email",
      text: `SELECT u.id, EXISTS (SELECT FROM staff s WHERE s.user_id = u.id AND s.deleted_at IS NULL) AS "isStaff"
               FROM haat_user u WHERE lower(u.email) = $1 ORDER BY u.email = $1 DESC LIMIT 1`,
      values: [email],
    });
    return user ?? null;
  }

  /** Serializes logins of one account and the changes that end them, until the transaction ends. */
  async lockLogins(account: AccountNamed): Promise<void> {
    const [named, condition, value] =
      "userId" in account ? ["user", "u.id = $1", account.userId] : ["email", "lower(u.email) = $1", account.email];
    await this.database.run({
      name: `staff-lock-logins-${named}`,
      text: `SELECT FROM staff s JOIN haat_actor u ON u.id = s.user_id WHERE ${condition} AND s.deleted_at IS NULL FOR UPDATE OF s`,
      values: [value],
    });
  }
}
