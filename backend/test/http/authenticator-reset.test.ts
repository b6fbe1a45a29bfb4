import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { staffMessages } from "@haat/api-contract/staff/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { aStaffMember } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { auditOf } from "../support/audit";
import {
  type Account,
  anAccount,
  appCode,
  challengeOf,
  changeApp,
  expectOffMail,
  expired,
  hasRow,
  logIn,
  ownApp,
  statusOf,
  tokenOf,
  turnAppOn,
  typeCode,
  typePassword,
} from "../support/authenticator";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";
import { logInSeller } from "../support/seller";
import { latestCode, outbox } from "../support/shopper";
import { until } from "../support/until";

describe("the authenticator app of staff", () => {
  it("makes a mailed code useless, also one that is requested while it is being turned on", async () => {
    const account = await anAccount("staff");
    const byMail = async (otp: string) => raw("POST", "/api/v1/admin-login", { body: { email: account.email, otp } });
    await typePassword(account);
    const earlier = await latestCode(account.email);
    await turnAppOn(account);
    expect((await byMail(earlier)).status).toBe(400);
    await changeApp(account, "confirmed_at = NULL");
    await withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [account.email]));
    await typePassword(account);
    const during = await latestCode(account.email);
    expect(during).not.toBe(earlier);
    await changeApp(account, "confirmed_at = now()");
    expect(await byMail(during)).toMatchObject({ status: 400, body: { message: staffLoginMessages.otpInvalid } });
  });

  it("admits nobody who was deactivated meanwhile", async () => {
    const account = await anAccount("staff");
    const { key } = await turnAppOn(account);
    const challenge = await challengeOf(account);
    await withDatabase((client) =>
      client.query("UPDATE staff SET status = false WHERE user_id = $1", [account.ownerId]),
    );
    expect(await typeCode("staff", challenge, appCode(key, 1))).toMatchObject({
      status: 403,
      body: { message: staffLoginMessages.notAllowed },
    });
  });

  it("is in the audit log when it is turned on or off and when it gets new recovery codes, without values", async () => {
    const account = await anAccount("staff");
    await turnAppOn(account);
    await ownApp(account, "POST", "/recovery-codes", { password: account.password });
    await ownApp(account, "POST", "/off", { password: account.password });
    const none = { before: null, after: {} };
    expect(await auditOf(await staffIdOf(account))).toEqual([
      { action: "staff.authenticator-app-turned-on", ...none },
      { action: "staff.recovery-codes-made", ...none },
      { action: "staff.authenticator-app-turned-off", ...none },
    ]);
  });

  it("is turned off with the account's second factor, which logs the owner out and tells them", async () => {
    const account = await anAccount("staff");
    const { key } = await turnAppOn(account);
    const challenge = await challengeOf(account);
    const [clerk, administrator] = [
      await aStaffMember({ permissions: ["view_staff"] }),
      await aStaffMember({ fullAdministrator: true }),
    ];
    const id = await staffIdOf(account);
    const reset = (token: string) => api(token).call("resetSecondFactor", { params: { id } });
    expect((await failureOf(reset(clerk.token))).status).toBe(403);
    expect((await reset(administrator.token)).message).toBe(staffMessages.secondFactorReset);
    expect(await statusOf("staff", account.token)).toBe(401);
    expect(await typeCode("staff", challenge, appCode(key, 1))).toMatchObject(expired);
    await expectOffMail(account);
    expect((await auditOf(id)).at(-1)).toEqual({
      action: "staff.second-factor-reset",
      before: { authenticatorApp: true },
      after: { authenticatorApp: false },
    });
    expect((await typePassword(account)).body).toEqual({ success: true, message: staffLoginMessages.otpSent });
  });

  it("is forgotten with the account", async () => {
    const account = await anAccount("staff");
    await turnAppOn(account);
    const administrator = await aStaffMember({ fullAdministrator: true });
    await api(administrator.token).call("removeStaff", { params: { id: await staffIdOf(account) } });
    expect(await hasRow(account)).toBe(false);
  });

  const staffIdOf = ({ ownerId }: Account) =>
    withDatabase(async (client) => {
      const { rows } = await client.query<{ id: string }>("SELECT id FROM staff WHERE user_id = $1", [ownerId]);
      return rows[0]?.id ?? "";
    });
});

describe("the authenticator app of a seller", () => {
  it("is turned off by staff who may edit sellers: audited, told by mail, and logged out everywhere", async () => {
    const account = await anAccount("seller");
    const editor = await aStaffMember({ permissions: ["view_seller", "edit_seller"] });
    const viewer = await aStaffMember({ permissions: ["view_seller"] });
    const reset = (token: string, id = account.ownerId) =>
      api(token).call("resetSellerAuthenticator", { params: { id } });
    const shown = async () =>
      (await api(viewer.token).call("getSeller", { params: { id: account.ownerId } })).seller.hasAuthenticator;
    expect(await failureOf(reset(editor.token))).toMatchObject({
      status: 409,
      message: authenticatorMessages.sellerHasNone,
    });
    expect(await shown()).toBe(false);
    const { key } = await turnAppOn(account);
    const challenge = await challengeOf(account);
    expect(await shown()).toBe(true);
    expect((await failureOf(reset(viewer.token))).status).toBe(403);
    expect((await failureOf(reset(editor.token, "sel_none"))).status).toBe(404);
    expect((await reset(editor.token)).message).toBe(authenticatorMessages.resetOfSeller);
    expect(await statusOf("seller", account.token)).toBe(401);
    expect(await typeCode("seller", challenge, appCode(key, 1))).toMatchObject(expired);
    await expectOffMail(account);
    expect(await auditOf(account.ownerId)).toEqual([
      {
        action: "seller.second-factor-reset",
        before: { authenticatorApp: true },
        after: { authenticatorApp: false },
      },
    ]);
    await logInSeller(account);
  });

  it("stays on when the password is set by a mailed link, which ends a login that waits for its code", async () => {
    const account = await anAccount("seller");
    const { key } = await turnAppOn(account);
    const challenge = await challengeOf(account);
    await api().call("forgetPassword", { body: { identifier: account.email } });
    const mail = await until("The mail", async () => (await outbox(account.email))[0]);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
    await api().call("resetSellerPassword", { body: { token, password: "another good one" } });
    expect(await typeCode("seller", challenge, appCode(key, 1))).toMatchObject(expired);
    expect((await logIn({ ...account, password: "another good one" }, appCode(key, 1))).status).toBe(200);
  });

  it("remembers the seller for thirty days only if asked to", async () => {
    const account = await anAccount("seller");
    const { key, recoveryCodes } = await turnAppOn(account);
    const daysOf = async (code: string, rememberMe: boolean) => {
      const body = { challenge: await challengeOf(account), code, rememberMe };
      const token = tokenOf(await raw("POST", "/api/v1/sallerlogin/app", { body }));
      const { iat, exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
      return (exp - iat) / 86_400;
    };
    expect(await daysOf(appCode(key, 1), false)).toBe(0.5);
    expect(await daysOf(recoveryCodes[0] ?? "", true)).toBe(30);
  });
});
