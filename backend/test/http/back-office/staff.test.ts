import { randomBytes } from "node:crypto";
import { staffMessages } from "@haat/api-contract/staff/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { latestCode, outbox } from "../../support/shopper";
import { until } from "../../support/until";

const mark = randomBytes(5).toString("hex");
const password = "A-long-enough-1";
let administrator: Administrator;
let roleId: string;
beforeAll(async () => {
  administrator = await anAdministrator();
  const { data: permissions } = await api(administrator.token).call("listPermissions", {
    query: { search: "view_order" },
  });
  const body = { name: `Clerk ${mark}`, permissions: permissions.map(({ _id }) => _id) };
  roleId = (await api(administrator.token).call("addRole", { body })).data._id;
});
afterAll(() =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM "user" WHERE email LIKE $1', [`%${mark}%`]);
    const users = rows.map(({ id }) => id);
    await client.query("DELETE FROM staff_session WHERE user_id = ANY ($1)", [users]);
    await client.query("DELETE FROM staff_password_link WHERE user_id = ANY ($1)", [users]);
    await client.query("DELETE FROM staff WHERE user_id = ANY ($1)", [users]);
    await client.query("DELETE FROM provider_identity WHERE entity_id LIKE $1", [`%${mark}%`]);
    await client.query("DELETE FROM auth_identity WHERE app_metadata ->> 'user_id' = ANY ($1)", [users]);
    await client.query('DELETE FROM "user" WHERE id = ANY ($1)', [users]);
    await client.query("DELETE FROM role WHERE name LIKE $1", [`%${mark}%`]);
  }),
);

const asAdministrator = () => api(administrator.token);
const anEmail = () => `clerk-${mark}-${randomBytes(3).toString("hex")}@haat.test`;
async function invited(body: { email?: string; name?: string; roles?: string[]; isFullAdministrator?: boolean } = {}) {
  const call = { body: { email: anEmail(), roles: [roleId], ...body } };
  return (await asAdministrator().call("inviteStaff", call)).member;
}
/** The token of the invitation, which is sent after the response. With a previous token: waits for a newer one. */
const linkOf = (email: string, before?: string): Promise<string> =>
  until(`The invitation to ${email}`, async () => {
    const mail = (await outbox(email)).find(({ template }) => template === "staff-invitation");
    const token = mail?.text.match(/\/adminlogin\/welcome\?token=([\w-]+)/)?.[1];
    return token === before ? undefined : token;
  });
const accept = (token: string, chosen = password) =>
  api().call("acceptInvitation", { body: { token, password: chosen } });
async function logIn(email: string): Promise<string> {
  await api().call("adminLogin", { body: { email, password } });
  const answer = await api().call("adminLogin", { body: { email, otp: await latestCode(email) } });
  if (!("token" in answer)) throw new Error("The code was good and no token came.");
  return answer.token;
}
const change = (id: string, body: object, token = administrator.token) =>
  api(token).call("updateStaff", { params: { id }, body });

describe("an invitation", () => {
  // @spec staff-invited-link-works
  it("lets a new member of staff set a password, once, and then log in with a code", async () => {
    const email = anEmail();
    const member = await invited({ email, name: "Meera" });
    expect(member).toMatchObject({ email, state: "invited", isFullAdministrator: false, isYou: false });
    const token = await linkOf(email);
    expect(await api().call("getInvitation", { query: { token } })).toMatchObject({ email, name: "Meera" });
    expect((await raw("POST", "/api/v1/admin-login", { body: { email, password } })).status).toBe(401);
    await accept(token);
    expect(await failureOf(accept(token))).toMatchObject({ status: 400, message: staffLoginMessages.linkInvalid });
    expect(await failureOf(api().call("getInvitation", { query: { token } }))).toMatchObject({ status: 400 });
    const session = await logIn(email);
    const { me } = await api(session).call("getMe", {});
    expect(me).toMatchObject({ email, name: "Meera", permissions: ["view_order"], isFullAdministrator: false });
    const { staff } = await asAdministrator().call("listStaff", { query: { search: email } });
    expect(staff).toMatchObject([{ state: "active", roles: [{ _id: roleId }] }]);
    expect(staff[0]?.lastSeenAt).not.toBeNull();
  });

  it("opens one account for twenty concurrent clicks on its link", async () => {
    const email = anEmail();
    await invited({ email });
    const token = await linkOf(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => raw("POST", "/api/v1/back-office/invitation", { body: { token, password } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it("stays valid after a rejected password", async () => {
    const email = anEmail();
    await invited({ email });
    const token = await linkOf(email);
    expect(await failureOf(accept(token, "short"))).toMatchObject({ status: 400 });
    expect(await failureOf(accept(token, email))).toMatchObject({
      status: 400,
      message: staffLoginMessages.passwordIsEmail,
    });
    await accept(token);
  });

  // @spec staff-invited-link-works
  it("expires, and a new one voids the previous one", async () => {
    const email = anEmail();
    const member = await invited({ email });
    const old = await linkOf(email);
    const again = () => asAdministrator().call("resendInvitation", { params: { id: member._id } });
    expect(await failureOf(again())).toMatchObject({ status: 429, message: staffMessages.invitedJustNow });
    await withDatabase((client) =>
      client.query(
        "UPDATE staff_password_link SET expires_at = now() - interval '1 s' WHERE user_id = (SELECT user_id FROM staff WHERE id = $1)",
        [member._id],
      ),
    );
    expect(await failureOf(accept(old))).toMatchObject({ status: 400, message: staffLoginMessages.linkInvalid });
    const { staff } = await asAdministrator().call("listStaff", { query: { search: email } });
    expect(staff[0]?.state).toBe("invitation-expired");
    expect((await again()).member.state).toBe("invited");
    const fresh = await linkOf(email, old);
    expect(fresh).not.toBe(old);
    await accept(fresh);
    expect(await failureOf(again())).toMatchObject({ status: 409, message: staffMessages.alreadyJoined });
  });

  it.each([
    ["no address", { roles: [] }, "Please enter a valid email address."],
    ["no real address", { email: "a@b", roles: [] }, "Please enter a valid email address."],
    ["an unknown role", { email: `x-${mark}@haat.test`, roles: ["role_none"] }, staffMessages.roleUnknown],
    ["no role", { email: `x-${mark}@haat.test` }, staffMessages.roleNeeded],
    [
      "a name of several lines, which would write into the mail",
      { email: `x-${mark}@haat.test`, name: "Asha\nPay here" },
      staffLoginMessages.nameLetters,
    ],
  ])("is rejected with %s", async (_what, body, message) => {
    const answer = await raw("POST", "/api/v1/back-office/staff", { token: administrator.token, body });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
    expect((await asAdministrator().call("listStaff", { query: { search: `x-${mark}` } })).total).toBe(0);
  });

  it("exists once per address, whatever its notation and however often it is sent", async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        raw("POST", "/api/v1/back-office/staff", {
          token: administrator.token,
          body: { email: index % 2 ? email : ` ${email.toUpperCase()} `, roles: [roleId] },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    await linkOf(email);
    expect((await outbox(email)).filter(({ template }) => template === "staff-invitation")).toHaveLength(1);
  });

  // @spec nobody-grant-they-don
  it("cannot grant what the inviter lacks", async () => {
    const manager = await aStaffMember({ permissions: ["view_staff", "add_staff"] });
    const invite = (body: object) =>
      api(manager.token).call("inviteStaff", { body: { email: anEmail(), roles: [roleId], ...body } });
    expect(await failureOf(invite({}))).toMatchObject({ status: 403, message: staffLoginMessages.cannotGrant });
    expect(await failureOf(invite({ isFullAdministrator: true }))).toMatchObject({
      status: 403,
      message: staffLoginMessages.fullAdministratorOnly,
    });
    const { roles } = await api(manager.token).call("listRoleChoices", {});
    expect(roles.find(({ _id }) => _id === roleId)?.isGrantable).toBe(false);
    expect(roles.find(({ _id }) => _id === manager.roleId)?.isGrantable).toBe(true);
  });
});

describe("a staff member", () => {
  // @spec staff-invited-link-works
  it("gains a new role's permissions with the next request, and loses all access once deactivated", async () => {
    const clerk = await aStaffMember({ permissions: [] });
    const roles = () => raw("GET", "/api/v1/getAllOrders?page=1&limit=1", { token: clerk.token });
    expect((await roles()).status).toBe(403);
    await change(clerk.staffId, { roles: [roleId] });
    expect((await roles()).status).toBe(200);
    const off = await change(clerk.staffId, { status: "inactive" });
    expect(off).toMatchObject({ message: staffMessages.deactivated, member: { state: "inactive" } });
    expect((await roles()).status).toBe(401);
    await change(clerk.staffId, { status: "active" });
    expect((await roles()).status).toBe(401);
    expect((await auditOf(clerk.staffId)).map(({ action }) => action)).toEqual(Array(3).fill("staff.updated"));
  });

  // @spec staff-invited-link-works
  it("is logged out by a second factor reset and by permanent removal", async () => {
    const email = anEmail();
    const member = await invited({ email });
    await accept(await linkOf(email));
    const session = await logIn(email);
    const look = () => raw("GET", "/api/v1/back-office/me", { token: session });
    expect((await look()).status).toBe(200);
    await asAdministrator().call("resetSecondFactor", { params: { id: member._id } });
    expect((await look()).status).toBe(401);
    const removed = await asAdministrator().call("removeStaff", { params: { id: member._id } });
    expect(removed.message).toBe(staffMessages.removed);
    expect((await raw("POST", "/api/v1/admin-login", { body: { email, password } })).status).toBe(401);
    expect(await failureOf(change(member._id, { name: "Ghost" }))).toMatchObject({ status: 404 });
    expect(await invited({ email })).toMatchObject({ state: "invited" });
  });

  // @spec two-administrators-edit-thing
  it("cannot be changed with a stale version", async () => {
    const member = await invited();
    await change(member._id, { name: "First", version: member.version });
    expect(await failureOf(change(member._id, { name: "Second", version: member.version }))).toMatchObject({
      status: 409,
      message: staffMessages.changedMeanwhile,
    });
  });

  it("cannot deactivate, remove or extend their own account", async () => {
    const other = await aStaffMember({ fullAdministrator: true });
    const own = (body: object) => change(other.staffId, body, other.token);
    expect(await failureOf(own({ status: "inactive" }))).toMatchObject({ message: staffMessages.notYourself });
    expect(await failureOf(own({ roles: [roleId] }))).toMatchObject({ message: staffMessages.notOwnRoles });
    expect(await failureOf(own({ isFullAdministrator: false }))).toMatchObject({ message: staffMessages.notOwnRoles });
    const gone = api(other.token).call("removeStaff", { params: { id: other.staffId } });
    expect(await failureOf(gone)).toMatchObject({ status: 409, message: staffMessages.notYourself });
  });

  // @spec nobody-grant-they-don
  it("with fewer permissions cannot change one with more", async () => {
    const manager = await aStaffMember({ permissions: ["view_staff", "edit_staff", "delete_staff"] });
    const [full, clerk] = [
      await aStaffMember({ fullAdministrator: true }),
      await aStaffMember({ permissions: ["edit_settings"] }),
    ];
    for (const { staffId } of [full, clerk]) {
      expect(await failureOf(change(staffId, { status: "inactive" }, manager.token))).toMatchObject({ status: 403 });
      const reset = api(manager.token).call("resetSecondFactor", { params: { id: staffId } });
      expect(await failureOf(reset)).toMatchObject({ status: 403 });
      const gone = api(manager.token).call("removeStaff", { params: { id: staffId } });
      expect(await failureOf(gone)).toMatchObject({ status: 403 });
    }
    const peer = await aStaffMember({ permissions: ["view_staff"] });
    expect(await failureOf(change(peer.staffId, { isFullAdministrator: true }, manager.token))).toMatchObject({
      status: 403,
      message: staffLoginMessages.fullAdministratorOnly,
    });
    expect((await change(peer.staffId, { name: "Peer" }, manager.token)).member.name).toBe("Peer");
  });
});
