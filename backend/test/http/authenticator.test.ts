import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { limits } from "@haat/api-contract/limits";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { recoveryCodeCount } from "#workflows/authenticator/recovery-codes";
import { aSession } from "../support/administrator";
import {
  type Account,
  type AccountKind,
  anAccount,
  appCode,
  challengeOf,
  changeApp,
  expectOffMail,
  expired,
  hasRow,
  logIn,
  ownApp,
  recoveryCodesOf,
  setUpApp,
  statusOf,
  tokenOf,
  turnAppOn,
  typeCode,
  typePassword,
  whilePasswordChanges,
} from "../support/authenticator";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";
import { logInSeller } from "../support/seller";
import { outbox } from "../support/shopper";
import { tablesWith } from "../support/tables-with";
import { runTasks } from "../support/tasks";

const both = ["staff", "seller"] as const;

/** Another session of an account without an app. */
const anotherSession = (account: Account) =>
  account.kind === "staff" ? aSession(account.ownerId) : logInSeller(account);

const ageTries = (kind: AccountKind, interval: string) =>
  withDatabase((client) =>
    client.query(`UPDATE ${kind}_password_try SET last_at = last_at - $1::interval`, [interval]),
  );

const wrongCode = { status: 400, body: { success: false, message: authenticatorMessages.codeInvalid } };

/** What a correct password returns without an app. */
const withoutApp = { staff: staffLoginMessages.otpSent, seller: sellerLoginMessages.loggedIn };

describe.each(both)("the authenticator app of %s", (kind) => {
  it("is set up with the password, and asked for only once its code has confirmed it", async () => {
    const account = await anAccount(kind);
    const refused = await ownApp(account, "POST", "", { password: "wrong" });
    expect(refused).toMatchObject({ status: 400, body: { message: staffLoginMessages.passwordWrong } });
    expect(await hasRow(account)).toBe(false);
    const first = await setUpApp(account);
    const made = await ownApp(account, "POST", "", { password: account.password });
    const { key, uri } = made.body as { key: string; uri: string };
    expect(key).not.toBe(first);
    expect(uri).toContain(`secret=${key}`);
    expect(uri).toContain(encodeURIComponent(account.email));
    expect((await ownApp(account, "GET", "")).body).toMatchObject({ authenticator: { isOn: false } });
    expect((await typePassword(account)).body).toMatchObject({ message: withoutApp[kind] });
    for (const code of [appCode(first), "000", ""]) {
      expect((await ownApp(account, "PUT", "", { code })).status).toBe(400);
    }
    expect((await ownApp(account, "GET", "")).body).toMatchObject({ authenticator: { isOn: false } });
  });

  it("is turned on by its code, which shows ten recovery codes and ends the other sessions", async () => {
    const account = await anAccount(kind);
    const other = await anotherSession(account);
    expect(await ownApp(account, "PUT", "", { code: "123456" })).toMatchObject({
      status: 409,
      body: { message: authenticatorMessages.notStarted },
    });
    const { recoveryCodes } = await turnAppOn(account);
    expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect((await ownApp(account, "GET", "")).body).toEqual({
      success: true,
      authenticator: { isOn: true, recoveryCodesLeft: recoveryCodeCount },
    });
    expect([await statusOf(kind, account.token), await statusOf(kind, other)]).toEqual([200, 401]);
    const again = { status: 409, body: { message: authenticatorMessages.alreadyOn } };
    expect(await ownApp(account, "POST", "", { password: account.password })).toMatchObject(again);
    expect(await ownApp(account, "PUT", "", { code: "123456" })).toMatchObject(again);
  });

  it("locks its setup after five wrong codes for fifteen minutes, also when it is begun again", async () => {
    const account = await anAccount(kind);
    let key = await setUpApp(account);
    const turnOn = (code: string) => ownApp(account, "PUT", "", { code });
    for (let nth = 0; nth < limits.staffPasswordTries; nth++) {
      expect((await turnOn(appCode(key, 100 + nth))).status).toBe(400);
    }
    key = await setUpApp(account);
    const locked = await turnOn(appCode(key));
    expect(locked).toMatchObject({ status: 429, body: { message: authenticatorMessages.locked } });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(limits.staffLockMinutes * 60 - 60);
    await ageTries(kind, "16 minutes");
    expect((await turnOn(appCode(key))).status).toBe(200);
  });

  it("is not turned on by a setup of ten minutes ago, but by one that is begun again", async () => {
    const account = await anAccount(kind);
    const key = await setUpApp(account);
    await changeApp(account, "begun_at = now() - interval '10 minutes'");
    expect(await ownApp(account, "PUT", "", { code: appCode(key) })).toMatchObject({
      status: 409,
      body: { message: authenticatorMessages.setupExpired },
    });
    await turnAppOn(account);
    await changeApp(account, "begun_at = now() - interval '11 minutes'");
    const another = await anAccount(kind);
    await setUpApp(another);
    await changeApp(another, "begun_at = now() - interval '11 minutes'");
    await runTasks(undefined, "purge-expired");
    expect([await hasRow(account), await hasRow(another)]).toEqual([true, false]);
  });

  it("is the second step of the login: no token for the password, no mail, and one for the code", async () => {
    const account = await anAccount(kind);
    const { key } = await turnAppOn(account);
    const first = await typePassword(account);
    expect(first).toMatchObject({ status: 200, body: { message: authenticatorMessages.askCode } });
    expect(Object.keys(first.body as object).sort()).toEqual(["challenge", "message", "success"]);
    expect(await outbox(account.email)).toEqual([]);
    const { challenge } = first.body as { challenge: string };
    const code = appCode(key, 1);
    const second = await typeCode(kind, challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(second.status).toBe(200);
    expect(await statusOf(kind, tokenOf(second))).toBe(200);
  });

  it("changes nothing in the response to a wrong password", async () => {
    const [off, on] = [await anAccount(kind), await anAccount(kind)];
    await turnAppOn(on);
    const [one, other] = [await typePassword(off, "wrong"), await typePassword(on, "wrong")];
    expect([one.status, other.status]).toEqual([401, 401]);
    expect(one.text).toBe(other.text);
  });

  it("accepts a code once, and no earlier one after it", async () => {
    const account = await anAccount(kind);
    const { key, used } = await turnAppOn(account);
    const next = appCode(key, 1);
    // It has confirmed the app.
    expect(await logIn(account, used)).toMatchObject(wrongCode);
    expect((await logIn(account, next)).status).toBe(200);
    expect(await logIn(account, next)).toMatchObject(wrongCode);
    expect(await logIn(account, used)).toMatchObject(wrongCode);
  });

  it("opens one session for concurrent requests with one code", async () => {
    const account = await anAccount(kind);
    const { key } = await turnAppOn(account);
    const [challenge, code] = [await challengeOf(account), appCode(key, 1)];
    const answers = await Promise.all(Array.from({ length: limits.otpTries }, () => typeCode(kind, challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("accepts a clock that is one step ahead, and no more", async () => {
    const account = await anAccount(kind);
    const { key } = await turnAppOn(account);
    await changeApp(account, "last_step = 0");
    for (const stepsLater of [-4, 3, 1000])
      expect(await logIn(account, appCode(key, stepsLater))).toMatchObject(wrongCode);
    expect((await logIn(account, appCode(key, 1))).status).toBe(200);
  });

  it("locks after five wrong codes for fifteen minutes, whichever login they belong to", async () => {
    const account = await anAccount(kind);
    const { key, recoveryCodes } = await turnAppOn(account);
    for (let nth = 0; nth < limits.staffPasswordTries; nth++) {
      expect(await logIn(account, appCode(key, 100 + nth))).toMatchObject(wrongCode);
    }
    for (const code of [appCode(key, 1), recoveryCodes[0] ?? ""]) {
      const locked = await logIn(account, code);
      expect(locked).toMatchObject({ status: 429, body: { message: authenticatorMessages.locked } });
      expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(limits.staffLockMinutes * 60 - 60);
    }
    await ageTries(kind, "14 minutes");
    expect((await logIn(account, appCode(key, 1))).status).toBe(429);
    await ageTries(kind, "2 minutes");
    expect((await logIn(account, appCode(key, 1))).status).toBe(200);
  });

  it("checks at most five concurrent codes", async () => {
    const account = await anAccount(kind);
    const { key } = await turnAppOn(account);
    const challenge = await challengeOf(account);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => typeCode(kind, challenge, appCode(key, 100 + nth))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(limits.staffPasswordTries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - limits.staffPasswordTries);
  });

  it("can be replaced by a recovery code, once each, however it is typed", async () => {
    const account = await anAccount(kind);
    const { recoveryCodes } = await turnAppOn(account);
    const [first = "", second = ""] = recoveryCodes;
    expect((await logIn(account, first)).status).toBe(200);
    expect(await logIn(account, first)).toMatchObject(wrongCode);
    expect((await logIn(account, ` ${second.replaceAll("-", " ").toUpperCase()} `)).status).toBe(200);
    expect((await ownApp(account, "GET", "")).body).toMatchObject({ authenticator: { recoveryCodesLeft: 8 } });
    const stranger = await anAccount(kind);
    await turnAppOn(stranger);
    expect(await logIn(stranger, recoveryCodes[2] ?? "")).toMatchObject(wrongCode);
  });

  it("gets new recovery codes for the password, and the previous ones stop working", async () => {
    const account = await anAccount(kind);
    const { recoveryCodes } = await turnAppOn(account);
    const make = (password: string) => ownApp(account, "POST", "/recovery-codes", { password });
    expect((await make("wrong")).status).toBe(400);
    const made = recoveryCodesOf(await make(account.password));
    expect(made).toHaveLength(recoveryCodeCount);
    expect(await logIn(account, recoveryCodes[0] ?? "")).toMatchObject(wrongCode);
    expect((await logIn(account, made[0] ?? "")).status).toBe(200);
    const without = await anAccount(kind);
    expect(await ownApp(without, "POST", "/recovery-codes", { password: without.password })).toMatchObject({
      status: 409,
      body: { message: authenticatorMessages.notOn },
    });
  });

  it("is stored sealed, its recovery codes as hashes, the challenge too", async () => {
    const account = await anAccount(kind);
    const { key, recoveryCodes } = await turnAppOn(account);
    const challenge = await challengeOf(account);
    const [code = ""] = recoveryCodes;
    for (const secret of [key, code, code.replaceAll("-", ""), challenge]) {
      expect(await tablesWith(secret)).toEqual([]);
    }
    for (const path of ["", "/off", "/recovery-codes"] as const) {
      expect((await ownApp(account, path === "" ? "GET" : "POST", path)).text).not.toContain(key);
    }
  });

  it("is turned off with the password: the owner is told by mail, the other sessions end, no code works", async () => {
    const account = await anAccount(kind);
    const { key, recoveryCodes } = await turnAppOn(account);
    const other = tokenOf(await logIn(account, recoveryCodes[0] ?? ""));
    const challenge = await challengeOf(account);
    const off = (password: string) => ownApp(account, "POST", "/off", { password });
    expect(await off("wrong")).toMatchObject({ status: 400, body: { message: staffLoginMessages.passwordWrong } });
    expect(await statusOf(kind, other)).toBe(200);
    expect(await off(account.password)).toMatchObject({
      status: 200,
      body: { message: authenticatorMessages.turnedOff },
    });
    expect([await statusOf(kind, account.token), await statusOf(kind, other)]).toEqual([200, 401]);
    for (const code of [appCode(key, 1), recoveryCodes[1] ?? ""]) {
      expect(await typeCode(kind, challenge, code)).toMatchObject(expired);
    }
    expect(await hasRow(account)).toBe(false);
    await expectOffMail(account);
    expect((await typePassword(account)).body).toMatchObject({ message: withoutApp[kind] });
    expect(await off(account.password)).toMatchObject({ status: 409, body: { message: authenticatorMessages.notOn } });
  });

  it.each(["", "/off", "/recovery-codes"] as const)(
    "is not changed by a password that has just changed: %s",
    async (path) => {
      const account = await anAccount(kind);
      if (path !== "") await turnAppOn(account);
      const send = () => ownApp(account, "POST", path, { password: account.password });
      const refused = { status: 400, body: { message: staffLoginMessages.passwordWrong } };
      expect(await whilePasswordChanges(account, send)).toMatchObject(refused);
      expect(await hasRow(account)).toBe(path !== "");
    },
  );

  it("has a challenge that opens nothing else, lives minutes, and ends with a newer one", async () => {
    const account = await anAccount(kind);
    const { key } = await turnAppOn(account);
    const older = await challengeOf(account);
    const challenge = await challengeOf(account);
    const paths = ["/api/v1/back-office/me", "/api/v1/seller/me", "/api/v1/cart", "/admin/products?limit=1"];
    for (const path of paths) {
      for (const token of [challenge, `Bearer ${challenge}`])
        expect((await raw("GET", path, { token })).status).toBe(401);
    }
    const code = appCode(key, 1);
    const others = kind === "staff" ? "seller" : "staff";
    expect(await typeCode(others, challenge, code)).toMatchObject(expired);
    expect(await typeCode(kind, older, code)).toMatchObject(expired);
    expect(await typeCode(kind, account.token, code)).toMatchObject({ status: 400 });
    await changeApp(account, "challenge_expires_at = now()");
    expect(await typeCode(kind, challenge, code)).toMatchObject(expired);
    const last = await challengeOf(account);
    expect((await typeCode(kind, last, code)).status).toBe(200);
    expect(await typeCode(kind, last, appCode(key, 1))).toMatchObject(expired);
  });

  it("has a challenge that ends when the password is changed", async () => {
    const account = await anAccount(kind);
    const { key } = await turnAppOn(account);
    const challenge = await challengeOf(account);
    const path = kind === "staff" ? "/api/v1/back-office/password" : "/api/v1/seller/password";
    const body = { oldPassword: account.password, newPassword: "another good one" };
    expect((await raw("PUT", path, { token: account.token, body })).status).toBe(200);
    expect(await typeCode(kind, challenge, appCode(key, 1))).toMatchObject(expired);
    expect((await logIn({ ...account, password: "another good one" }, appCode(key, 1))).status).toBe(200);
  });

  it("locks the account's password after wrong ones", async () => {
    const account = await anAccount(kind);
    const off = (password: string) => ownApp(account, "POST", "/off", { password });
    for (let nth = 0; nth < limits.staffPasswordTries; nth++) expect((await off(`wrong ${nth}`)).status).toBe(400);
    expect((await off(account.password)).status).toBe(429);
    expect((await typePassword(account)).status).toBe(429);
  });
});
