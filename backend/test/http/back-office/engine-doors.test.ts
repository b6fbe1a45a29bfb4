import { connect, type Socket } from "node:net";
import { loginMessages } from "@haat/api-contract/login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import jwt from "jsonwebtoken";
import { z } from "zod";
import {
  type Administrator,
  anAdministrator,
  anAdministratorWithoutSecondFactor,
  aStaffMember,
  userIdOf,
} from "../../support/administrator";
import { withDatabase } from "../../support/database";
import { type RawAnswer, raw } from "../../support/raw";
import { aSeller } from "../../support/seller";
import { shopAddress } from "../../support/shop-address";
import { aShopper } from "../../support/shopper";
import { jwtSecret } from "../../support/token";
import { until } from "../../support/until";

const account = { email: "admin@haat.test", password: "Haat@Admin1" };

let full: Administrator;
beforeAll(async () => {
  full = await anAdministrator();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** How the back office responds to a caller with these headers: the engine's admin API and our own. */
async function doors(headers: Record<string, string>): Promise<number[]> {
  const answers = [
    await raw("GET", "/admin/products?limit=1", { headers }),
    await raw("GET", "/ADMIN/Users/Me/", { headers }),
    await raw("POST", "/admin/products", { headers, body: { title: "x" } }),
    await raw("GET", "/api/v1/back-office/me", { headers }),
  ];
  return answers.map(({ status }) => status);
}
const shut = [401, 401, 401, 401];

const cookiesOf = ({ headers }: RawAnswer) => headers.getSetCookie().map((cookie) => cookie.split(";")[0]);

describe("the engine's own login", () => {
  const paths = [
    "/auth/user/emailpass",
    "/AUTH/User/EmailPass/",
    "/auth/user/emailpass/register",
    "/auth/user/emailpass/reset-password",
    "/auth/user/emailpass/update",
    "/auth/user/emailpass/callback",
    "/auth/emailpass/user",
    "/auth/session",
    "/auth/token/refresh",
    "/auth/mfa/factors",
    "/auth/mfa/factors/mfa_1",
    "/auth/mfa/factors/mfa_1/verify",
    "/auth/mfa/recovery-codes",
    "/auth/mfa/challenges/mfac_1/verify",
    "/auth/verification/request",
    "/auth/verification/confirm",
    "/auth/customer/emailpass",
    "/auth/user/otp",
  ];

  // @spec second-factor-asked-everywhere
  it.each(paths)("returns 404 at %s for any method and caller", async (path) => {
    const passwordAlone = await anAdministratorWithoutSecondFactor();
    for (const headers of [{}, bearer(passwordAlone), bearer(full.token)]) {
      for (const method of ["GET", "POST", "DELETE"]) {
        const body = method === "POST" ? account : undefined;
        const answer = await raw(method, path, { headers, body });
        expect({ method, status: answer.status }).toEqual({ method, status: 404 });
        expect(answer.text).not.toMatch(/"token"|ey[A-Za-z0-9_-]{10,}\./);
        expect(cookiesOf(answer)).toEqual([]);
      }
    }
  });

  it.each(["/cloud/auth", "/cloud/auth/users", "/Cloud/Auth/"])("gives no access at %s", async (path) => {
    const passwordAlone = await anAdministratorWithoutSecondFactor();
    for (const method of ["GET", "POST"]) {
      const answer = await raw(method, path, {
        headers: bearer(passwordAlone),
        body: method === "POST" ? {} : undefined,
      });
      expect(answer.text).not.toMatch(/"enabled"|"user"/);
      expect(answer.status === 200 ? answer.headers.get("content-type") : "").not.toMatch(/json/);
    }
  });
});

describe("the back office without our second factor", () => {
  // @spec second-factor-asked-everywhere
  it("rejects an engine token for a password", async () => {
    expect(await doors(bearer(await anAdministratorWithoutSecondFactor()))).toEqual(shut);
  });

  // @spec second-factor-asked-everywhere
  it("rejects a token that claims a passed challenge", async () => {
    const actor_id = await userIdOf(account.email);
    const claims = { actor_id, actor_type: "user", mfa_enabled: true, mfa_challenge_completed_at: new Date() };
    expect(await doors(bearer(jwt.sign(claims, jwtSecret, { expiresIn: "1h" })))).toEqual(shut);
  });

  it("rejects a registered login without an account", async () => {
    const claims = { actor_id: "", actor_type: "user", auth_identity_id: "authid_x", app_metadata: {} };
    expect(await doors(bearer(jwt.sign(claims, jwtSecret, { expiresIn: "1h" })))).toEqual(shut);
  });

  // @spec second-factor-asked-everywhere
  it("rejects a session cookie, which the engine itself would accept", async () => {
    const sessions = await raw("POST", "/auth/session", { headers: bearer(full.token), body: {} });
    const cookie = [...cookiesOf(sessions), "connect.sid=s%3Ax.y"].join("; ");
    expect(await doors({ cookie })).toEqual(shut);
  });

  // @spec second-factor-asked-everywhere
  it("rejects a secret API key of the engine", async () => {
    const made = z.object({ api_key: z.object({ id: z.string(), token: z.string() }) });
    const { api_key } = await full.adminFetch("POST", "/admin/api-keys", { title: "a key", type: "secret" }, made);
    try {
      const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
      for (const headers of [
        basic(api_key.token),
        basic(`${api_key.token}:`),
        { authorization: `Basic ${api_key.token}` },
        bearer(api_key.token),
      ]) {
        expect(await doors(headers)).toEqual(shut);
      }
    } finally {
      await full.adminFetch("POST", `/admin/api-keys/${api_key.id}/revoke`, {}, z.unknown());
      await full.adminFetch("DELETE", `/admin/api-keys/${api_key.id}`, undefined, z.unknown());
    }
  });

  // @spec second-factor-asked-everywhere
  it("rejects a user created on the command line, with a password but without a staff record", async () => {
    const user = await aStaffMember({ password: "correct horse battery" });
    await withDatabase((client) => client.query("DELETE FROM staff WHERE id = $1", [user.staffId]));
    expect(await doors(bearer(user.token))).toEqual(shut);
    const login = await raw("POST", "/api/v1/admin-login", {
      body: { email: user.email, password: "correct horse battery" },
    });
    expect(login.status).toBe(403);
    expect(login.body).toEqual({ success: false, message: staffLoginMessages.notAllowed });
  });

  // @spec kind-token-never-opens
  it("rejects a shopper and a seller", async () => {
    const { token } = await aShopper();
    expect(await doors(bearer(token))).toEqual([401, 401, 401, 403]);
    expect(await doors(bearer((await aSeller()).token))).toEqual([401, 401, 401, 403]);
  });
});

describe("the engine's admin", () => {
  // @spec second-factor-asked-everywhere
  it.each<[string, string, unknown]>([
    ["POST", "/admin/invites", { email: "new@haat.test" }],
    ["GET", "/admin/invites", undefined],
    ["POST", "/admin/invites/accept?token=x", { email: "new@haat.test", first_name: "a", last_name: "b" }],
    ["DELETE", "/admin/users/user_x", undefined],
    ["POST", "/admin/users/user_x/reset-password", {}],
    ["POST", "/admin/rbac/roles", { name: "x" }],
    ["POST", "/admin/workflows-executions/delete-users-workflow/run", { input: {} }],
    ["POST", "/Admin/Workflows-Executions/create-invite-step/Run/", { input: {} }],
  ])("rejects %s %s even from a full administrator", async (method, path, body) => {
    const answer = await raw(method, path, { headers: bearer(full.token), body });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ type: "forbidden", message: staffLoginMessages.closedInEngine });
  });

  // @spec last-full-administrator-t
  it("keeps the last full administrator, since it deletes no users at all", async () => {
    const id = await userIdOf(account.email);
    expect((await raw("DELETE", `/admin/users/${id}`, { headers: bearer(full.token) })).status).toBe(403);
    expect(await userIdOf(account.email)).toBe(id);
  });

  // @spec change-takes-effect-next
  it("returns 403 without the permission, 200 with it, and 403 once it is revoked", async () => {
    const staff = await aStaffMember({ permissions: ["view_product"] });
    const orders = () => raw("GET", "/admin/orders?limit=1", { headers: bearer(staff.token) });
    const products = () => raw("GET", "/admin/products?limit=1", { headers: bearer(staff.token) });
    expect((await orders()).body).toEqual({ type: "forbidden", message: loginMessages.forbidden });
    expect((await products()).status).toBe(200);
    await withDatabase((client) => client.query("UPDATE role SET status = false WHERE id = $1", [staff.roleId]));
    expect((await products()).status).toBe(403);
  });

  it("gives no access from products to related data", async () => {
    const staff = await aStaffMember({ permissions: ["view_product"] });
    const ask = (fields: string) =>
      raw("GET", `/admin/products?limit=1&fields=${encodeURIComponent(fields)}`, { headers: bearer(staff.token) });
    expect((await ask("id,*variants,*sales_channels")).status).toBe(200);
    expect((await ask("id,*sales_channels.publishable_api_keys")).status).toBe(403);
    const asList = await raw("GET", "/admin/products?limit=1&fields[]=*customers", { headers: bearer(staff.token) });
    expect(asList.status).toBe(403);
  });

  it("accepts only product fields that our own rules do not cover", async () => {
    const staff = await aStaffMember({ permissions: ["edit_product"] });
    const send = (body: object) =>
      raw("POST", "/admin/products/prod_none", { headers: bearer(staff.token), body }).then(({ status }) => status);
    expect(await send({ title: "A lamp" })).toBe(404);
    for (const body of [{ variants: [] }, { title: "A lamp", categories: [] }, { metadata: {} }]) {
      expect(await send(body)).toBe(403);
    }
  });

  it("returns only its feature flags before login", async () => {
    expect((await raw("GET", "/admin/feature-flags")).status).toBe(200);
    expect((await raw("GET", "/admin/feature-flags/x")).status).toBe(401);
    expect((await raw("POST", "/admin/feature-flags", { body: {} })).status).toBe(401);
  });

  // @spec audit-log-says-changed
  it("is audited with the person and the change, even if the caller disconnects during the call", async () => {
    const actor_id = await userIdOf(account.email);
    const tag = z.object({ product_tag: z.object({ id: z.string() }) });
    const [value, hungUp] = [`audited-${Date.now()}`, `hung-up-${Date.now()}`];
    await full.adminFetch("POST", "/admin/product-tags", { value }, tag);
    await hangUpOnTag({ value: hungUp });
    for (const sent of [value, hungUp]) {
      const { id, entries } = await until("the entry", () => entriesOf(sent));
      expect(entries).toEqual([{ actor_id, action: "engine.POST /product-tags", after: { value: sent } }]);
      await full.adminFetch("DELETE", `/admin/product-tags/${id}`, undefined, z.unknown());
    }
  });
});

/** Sends a new tag as the first administrator, and closes the connection while the engine is writing it. */
async function hangUpOnTag(body: object): Promise<void> {
  await withDatabase(async (client) => {
    await client.query("BEGIN");
    // If the caller disconnects before the engine has read the request, nothing changes: the write must have started.
    await client.query("LOCK TABLE product_tag IN SHARE MODE");
    const socket = await send("/admin/product-tags", body);
    await until("the engine's writing", async () => {
      const { rowCount } = await client.query(
        "SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))",
      );
      return rowCount || undefined;
    });
    socket.destroy();
    await client.query("COMMIT");
  });
}

async function send(path: string, body: object): Promise<Socket> {
  const { hostname, port } = new URL(shopAddress().url);
  const content = JSON.stringify(body);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${full.token}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(content)}`,
  ];
  await new Promise<void>((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n${content}`, () => resolve()));
  return socket;
}

/** A tag's audit entries and the tag, once both exist. */
const entriesOf = (value: string) =>
  withDatabase(async (client) => {
    const { rows: entries } = await client.query(
      "SELECT actor_id, action, after FROM audit_entry WHERE subject_type = 'engine' AND after ->> 'value' = $1",
      [value],
    );
    const { rows } = await client.query<{ id: string }>("SELECT id FROM product_tag WHERE value = $1", [value]);
    return entries.length > 0 && rows[0] ? { id: rows[0].id, entries } : undefined;
  });
