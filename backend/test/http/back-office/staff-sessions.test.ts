import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { ClientBase } from "pg";
import { anAdministrator, aSession, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { latestCode } from "../../support/shopper";
import { until } from "../../support/until";

const password = "correct horse battery";

const someone = () => aStaffMember({ permissions: ["view_product"], password });

/** How the guards of our API and of the engine's admin respond to a token. */
async function doors(token: string): Promise<[number, number]> {
  const ours = await raw("GET", "/api/v1/back-office/me", { token });
  const engine = await raw("GET", "/admin/products?limit=1", { headers: { authorization: `Bearer ${token}` } });
  return [ours.status, engine.status];
}

const sql = (text: string, values: unknown[]) => withDatabase((client) => client.query(text, values));

describe("a session", () => {
  // @spec otp-been-sent-your-email
  it("ends immediately on logout, and no other one does", async () => {
    const { token, userId } = await someone();
    const other = await aSession(userId);
    expect(await doors(token)).toEqual([200, 200]);
    expect(await api(token).call("logOut", {})).toMatchObject({ message: staffLoginMessages.loggedOut });
    expect(await doors(token)).toEqual([401, 401]);
    expect(await doors(other)).toEqual([200, 200]);
    expect((await failureOf(api(token).call("getMe", {}))).message).toBe(loginMessages.tokenRejected);
  });

  it("is listed with its origin, the current one marked", async () => {
    const { token, userId } = await someone();
    await aSession(userId);
    const { sessions } = await api(token).call("listSessions", {});
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ userAgent: "a test", address: "127.0.0.1" });
  });

  it("of a login stores its browser, truncated, and its address", async () => {
    const { email } = await someone();
    const ask = (body: object) =>
      raw("POST", "/api/v1/admin-login", { body, headers: { "user-agent": `Browser ${"x".repeat(2000)}` } });
    await ask({ email, password });
    const { token } = (await ask({ email, otp: await latestCode(email) })).body as { token: string };
    const { sessions } = await api(token).call("listSessions", {});
    const own = sessions.find(({ current }) => current);
    expect(own?.userAgent).toMatch(/^Browser x{100}/);
    expect(own?.userAgent.length).toBeLessThanOrEqual(300);
    expect(own?.address).toMatch(/127\.0\.0\.1|::1/);
  });

  // @spec profile-password-sessions-own
  it("can be ended from another session, but only by its owner", async () => {
    const { token, userId } = await someone();
    const lost = await aSession(userId);
    const { sessions } = await api(token).call("listSessions", {});
    const id = sessions.find(({ current }) => !current)?._id ?? "";
    const stranger = await aStaffMember();
    const foreign = await failureOf(api(stranger.token).call("endSession", { params: { id } }));
    expect(foreign.status).toBe(404);
    expect(await doors(lost)).toEqual([200, 200]);
    await api(token).call("endSession", { params: { id } });
    expect(await doors(lost)).toEqual([401, 401]);
    expect((await failureOf(api(token).call("endSession", { params: { id } }))).status).toBe(404);
  });

  // @spec profile-password-sessions-own
  it("ends together with all others of the account, except the current one", async () => {
    const { token, userId } = await someone();
    const others = [await aSession(userId), await aSession(userId)];
    const bystander = await someone();
    await api(token).call("endOtherSessions", {});
    for (const other of others) expect(await doors(other)).toEqual([401, 401]);
    expect(await doors(token)).toEqual([200, 200]);
    expect(await doors(bystander.token)).toEqual([200, 200]);
  });

  it("expires", async () => {
    const { token, userId } = await someone();
    await sql("UPDATE staff_session SET expires_at = now() WHERE user_id = $1", [userId]);
    expect(await doors(token)).toEqual([401, 401]);
  });

  it("updates its last-seen time occasionally, not with every request", async () => {
    const { token, userId } = await someone();
    const seen = async () =>
      (await sql("SELECT last_seen_at::text AS at FROM staff_session WHERE user_id = $1", [userId])).rows[0]?.at;
    const first = await seen();
    await doors(token);
    expect(await seen()).toBe(first);
    await sql("UPDATE staff_session SET last_seen_at = now() - interval '6 minutes' WHERE user_id = $1", [userId]);
    await doors(token);
    expect(new Date(await seen()).getTime()).toBeGreaterThan(new Date(first).getTime() - 1);
  });
});

describe("a login concurrent with a second factor reset", () => {
  it.each(["the login", "the reset"])("leaves no session if %s is slightly earlier", async (first) => {
    const { email, staffId, userId } = await someone();
    const administrator = await anAdministrator();
    const ask = (body: object) => raw("POST", "/api/v1/admin-login", { body: { email, ...body } });
    await ask({ password });
    const otp = await latestCode(email);
    const logIn = () => ask({ otp });
    const reset = () => api(administrator.token).call("resetSecondFactor", { params: { id: staffId } });
    await withDatabase(async (client) => {
      // Both wait for the lock on the account and continue in the order of arrival.
      await client.query("BEGIN");
      await client.query("SELECT FROM staff WHERE id = $1 FOR UPDATE", [staffId]);
      const under = [first === "the login" ? logIn() : reset()];
      await until("the first one waits", () => waiting(client, 1));
      under.push(first === "the login" ? reset() : logIn());
      await until("both wait", () => waiting(client, 2));
      await client.query("COMMIT");
      await Promise.all(under);
    });
    expect(
      (await sql("SELECT id FROM staff_session WHERE user_id = $1 AND user_agent <> 'a test'", [userId])).rows,
    ).toEqual([]);
  });

  /** The second one waits for the first, not for our lock. */
  const waiting = async (client: ClientBase, amount: number) => {
    const { rows } = await client.query(
      `WITH RECURSIVE behind (pid) AS (
         SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))
         UNION SELECT l.pid FROM pg_locks l JOIN behind b ON b.pid = ANY (pg_blocking_pids(l.pid)) WHERE NOT l.granted
       ) SELECT FROM behind`,
    );
    return rows.length === amount || undefined;
  };
});

describe("a reduced permission takes effect with the next request", () => {
  // @spec change-takes-effect-next
  it.each<[string, string, "userId" | "staffId" | "roleId", number]>([
    ["the account is deactivated", "UPDATE staff SET status = false WHERE id = $1", "staffId", 401],
    ["the account is removed", "UPDATE staff SET deleted_at = now() WHERE id = $1", "staffId", 401],
    ["the engine's user is removed", 'UPDATE "user" SET deleted_at = now() WHERE id = $1', "userId", 401],
    ["a role is taken", "DELETE FROM staff_role WHERE role_id = $1", "roleId", 403],
    ["its role is made inactive", "UPDATE role SET status = false WHERE id = $1", "roleId", 403],
    ["its role is removed", "UPDATE role SET deleted_at = now() WHERE id = $1", "roleId", 403],
    ["its role loses the permission", "DELETE FROM role_permission WHERE role_id = $1", "roleId", 403],
  ])("if %s", async (_, change, key, status) => {
    const staff = await aStaffMember({ permissions: ["edit_order"] });
    const move = () => raw("PUT", "/api/v1/updateOrderStatus/order_none", { token: staff.token, body: {} });
    expect((await move()).status).toBe(400);
    await sql(change, [staff[key]]);
    expect((await move()).status).toBe(status);
  });
});

describe("PUT /api/v1/back-office/password", () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    api(token).call("changePassword", { body: { oldPassword, newPassword } });

  // @spec profile-password-sessions-own
  it("changes it, ends the other sessions and voids a pending code", async () => {
    const { token, userId, email } = await someone();
    const other = await aSession(userId);
    const logIn = (body: object) => raw("POST", "/api/v1/admin-login", { body: { email, ...body } });
    await logIn({ password });
    const otp = await latestCode(email);
    const answer = await change(token, password, "another good one");
    expect(answer.message).toBe(staffLoginMessages.passwordChanged);
    expect(await doors(other)).toEqual([401, 401]);
    expect(await doors(token)).toEqual([200, 200]);
    expect((await logIn({ otp })).status).toBe(400);
    expect((await logIn({ password })).status).toBe(401);
    // Not 401: the password is correct, but the last code was sent a moment ago.
    expect((await logIn({ password: "another good one" })).status).toBe(429);
  });

  it("needs the current password, and locks after wrong guesses", async () => {
    const { token } = await someone();
    for (let nth = 0; nth < limits.staffPasswordTries; nth++) {
      const wrong = await failureOf(change(token, `wrong ${nth}`, "another good one"));
      expect(wrong).toMatchObject({ status: 400, message: staffLoginMessages.passwordWrong });
    }
    expect((await failureOf(change(token, password, "another good one"))).status).toBe(429);
  });

  it.each([
    ["short", staffLoginMessages.passwordTooShort(limits.minStaffPasswordLength)],
    ["x".repeat(limits.maxStaffPasswordLength + 1), staffLoginMessages.passwordTooLong(limits.maxStaffPasswordLength)],
    ["with a \u0000 byte", staffLoginMessages.passwordLetters],
    [password, staffLoginMessages.passwordSame],
  ])("rejects %j", async (next, message) => {
    const { token } = await someone();
    expect(await failureOf(change(token, password, next))).toMatchObject({ status: 400, message });
    expect(await doors(token)).toEqual([200, 200]);
  });

  it("rejects the account's own address", async () => {
    const { token, email } = await someone();
    const failure = await failureOf(change(token, password, email.toUpperCase()));
    expect(failure).toMatchObject({ status: 400, message: staffLoginMessages.passwordIsEmail });
  });

  it("is audited without the password", async () => {
    const { token, staffId } = await someone();
    await change(token, password, "another good one");
    const { rows } = await sql("SELECT action, before, after FROM audit_entry WHERE subject_id = $1", [staffId]);
    expect(rows).toEqual([{ action: "staff.password-changed", before: null, after: {} }]);
  });
});

describe("/api/v1/back-office/me", () => {
  // @spec role-set-permissions-staff
  it("returns the account and its permissions", async () => {
    const staff = await aStaffMember({ permissions: ["view_order", "edit_order"] });
    const { me } = await api(staff.token).call("getMe", {});
    expect(me).toMatchObject({
      _id: staff.userId,
      email: staff.email,
      isFullAdministrator: false,
      permissions: ["edit_order", "view_order"],
      roles: [{ _id: staff.roleId }],
    });
  });

  // @spec role-set-permissions-staff
  it("returns every permission of a full administrator, including inactive ones", async () => {
    const { me } = await api((await anAdministrator()).token).call("getMe", {});
    expect(me.isFullAdministrator).toBe(true);
    expect(me.permissions).toEqual(expect.arrayContaining(["view_earnings", "delete_staff"]));
  });

  // @spec profile-password-sessions-own
  it("changes the account's own name", async () => {
    const { token } = await someone();
    const { me } = await api(token).call("updateMe", { body: { name: "  Kavya Rao " } });
    expect(me.name).toBe("Kavya Rao");
    const empty = await failureOf(api(token).call("updateMe", { body: { name: " " } }));
    expect(empty).toMatchObject({ status: 400, message: staffLoginMessages.nameRequired });
    expect((await failureOf(api(token).call("updateMe", { body: { name: "a\u0000" } }))).status).toBe(400);
  });
});
