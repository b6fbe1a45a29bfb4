import { randomUUID } from "node:crypto";
import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { z } from "zod";
import { hashPassword } from "#passwords/password-hash";
import { administratorToken } from "#workflows/staff-login/administrator-token";
import { withDatabase } from "./database";
import { raw } from "./raw";
import { databaseUrlOf } from "./shop-address";
import { aToken, jwtSecret } from "./token";

const email = "admin@haat.test";

/** Another shop than the run's own. */
type Shop = { url?: string };

export type Administrator = {
  token: string;
  /** Calls the engine's admin API; returns the parsed body, throws on any status but 2xx. */
  adminFetch: <Answer>(
    method: string,
    path: `/admin/${string}`,
    body: unknown,
    answer: z.ZodType<Answer>,
  ) => Promise<Answer>;
};

export type StaffMember = Administrator & { userId: string; staffId: string; roleId: string; email: string };

/** The shop's first administrator, a full administrator. Callable any number of times: it needs no login code. */
export async function anAdministrator({ url }: Shop = {}): Promise<Administrator> {
  return administrator(await aSession(await userIdOf(email, url), { url }), url);
}

/** A token that the engine would sign for the first administrator's password alone. */
export async function anAdministratorWithoutSecondFactor({ url }: Shop = {}): Promise<string> {
  return aToken({ actor_type: "user", actor_id: await userIdOf(email, url) });
}

type NewStaff = Shop & {
  permissions?: readonly (PermissionName | (string & {}))[];
  fullAdministrator?: boolean;
  /** Needed only by tests that log in with it; the token works without. */
  password?: string;
};

/**
 * A new, logged-in member of staff with their own role that grants these permissions. Both are deleted after the file's
 * last test.
 */
export async function aStaffMember({
  permissions = [],
  fullAdministrator = false,
  password,
  url,
}: NewStaff = {}): Promise<StaffMember> {
  const id = randomUUID().slice(0, 13);
  const made = { userId: `user_${id}`, staffId: `staff_${id}`, roleId: `role_${id}`, email: `staff-${id}@haat.test` };
  const hash = password === undefined ? null : await hashOnce(password);
  await withDatabase(async (client) => {
    await client.query('INSERT INTO "user" (id, email) VALUES ($1, $2)', [made.userId, made.email]);
    await client.query("INSERT INTO staff (id, user_id, name, is_full_administrator) VALUES ($1, $2, $3, $4)", [
      made.staffId,
      made.userId,
      `Staff ${id}`,
      fullAdministrator,
    ]);
    await client.query("INSERT INTO role (id, name) VALUES ($1, $2)", [made.roleId, `Role ${id}`]);
    await client.query("INSERT INTO staff_role (staff_id, role_id) VALUES ($1, $2)", [made.staffId, made.roleId]);
    const granted = await client.query(
      `INSERT INTO role_permission (role_id, permission_id)
       SELECT $1, id FROM permission WHERE name = ANY ($2) AND deleted_at IS NULL`,
      [made.roleId, [...permissions]],
    );
    if (granted.rowCount !== permissions.length) throw new Error(`Not all are known: ${permissions.join(", ")}`);
    if (hash === null) return;
    await client.query(
      "INSERT INTO auth_identity (id, app_metadata) VALUES ($1, jsonb_build_object('user_id', $2::text))",
      [`authid_${id}`, made.userId],
    );
    await client.query(
      `INSERT INTO provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
       VALUES ($1, $2, 'emailpass', $3, jsonb_build_object('password', $4::text))`,
      [`provid_${id}`, made.email, `authid_${id}`, hash],
    );
  }, databaseUrlOf(url));
  if (!url) ours.push({ ...made, id });
  return { ...administrator(await aSession(made.userId, { url }), url), ...made };
}

const hashes = new Map<string, Promise<string>>();

/** Hashing is deliberately slow, and the accounts of one file can share a hash. */
function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, made);
  return made;
}

/** A token of a new session, as the second step of a login returns it. */
export async function aSession(userId: string, { url }: Shop = {}): Promise<string> {
  const sessionId = `stses_${randomUUID()}`;
  await withDatabase(
    (client) =>
      client.query(
        `INSERT INTO staff_session (id, user_id, user_agent, address, expires_at)
         VALUES ($1, $2, 'a test', '127.0.0.1', now() + interval '1 hour')`,
        [sessionId, userId],
      ),
    databaseUrlOf(url),
  );
  return administratorToken({ userId, authIdentityId: "", sessionId, secret: jwtSecret });
}

/** The user id of the account with this address. */
export const userIdOf = (address: string, url?: string): Promise<string> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM "user" WHERE email = $1', [address]);
    if (!rows[0]) throw new Error(`Nobody administers the shop as ${address}.`);
    return rows[0].id;
  }, databaseUrlOf(url));

const ours: { userId: string; staffId: string; roleId: string; id: string }[] = [];

afterAll(async () => {
  if (ours.length === 0) return;
  const of = (key: "userId" | "staffId" | "roleId" | "id", prefix = "") => ours.map((made) => `${prefix}${made[key]}`);
  await withDatabase(async (client) => {
    await client.query("DELETE FROM staff_session WHERE user_id = ANY ($1)", [of("userId")]);
    await client.query("DELETE FROM staff_authenticator WHERE user_id = ANY ($1)", [of("userId")]);
    await client.query("DELETE FROM staff_password_link WHERE user_id = ANY ($1)", [of("userId")]);
    await client.query("DELETE FROM staff WHERE id = ANY ($1)", [of("staffId")]);
    await client.query("DELETE FROM role WHERE id = ANY ($1)", [of("roleId")]);
    await client.query("DELETE FROM provider_identity WHERE auth_identity_id = ANY ($1)", [of("id", "authid_")]);
    await client.query("DELETE FROM auth_identity WHERE id = ANY ($1)", [of("id", "authid_")]);
    await client.query('DELETE FROM "user" WHERE id = ANY ($1)', [of("userId")]);
  });
});

function administrator(token: string, url?: string): Administrator {
  return {
    token,
    adminFetch: async (method, path, body, answer) => {
      const response = await raw(method, path, { url, body, headers: { authorization: `Bearer ${token}` } });
      if (response.status < 200 || response.status > 299) {
        throw new Error(`${method} ${path} answered ${response.status} ${response.text}`);
      }
      return answer.parse(response.body);
    },
  };
}
