import { limits } from "@haat/api-contract/limits";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import jwt from "jsonwebtoken";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { ageCodes } from "../../support/age-codes";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { latestCode, outbox } from "../../support/shopper";
import { tablesWith } from "../../support/tables-with";
import { jwtSecret } from "../../support/token";

const password = "correct horse battery";

const ask = (body: object, path = "/admin-login") => raw("POST", `/api/v1${path}`, { body });
const sendCode = (email: string, typed = password) => ask({ email, password: typed });
const aNumber = (text: string | null) => Number(text ?? Number.NaN);

/** Ages the failed password attempts of all addresses. */
const agePasswords = (interval: string) =>
  withDatabase((client) => client.query("UPDATE staff_password_try SET last_at = last_at - $1::interval", [interval]));

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(limits.otpLength, "0");

const someone = () => aStaffMember({ permissions: ["view_product"], password });

describe("POST /api/v1/admin-login with a password", () => {
  // @spec post-admin-login-email otp-been-sent-your-email
  it("sends a code by email and returns no token", async () => {
    const { email } = await someone();
    const answer = await sendCode(email);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: staffLoginMessages.otpSent });
    expect((await outbox(email))[0]).toMatchObject({ channel: "email", template: "administrator-code", to: email });
  });

  // @spec post-admin-login-email-otp
  it("ignores the case of the address and of the path", async () => {
    const { email } = await someone();
    const answer = await ask({ email: ` ${email.toUpperCase()} `, password }, "/Admin-login");
    expect(answer.status).toBe(200);
    const otp = await latestCode(email);
    expect((await ask({ email: email.toUpperCase(), otp }, "/ADMIN-LOGIN/")).body).toMatchObject({ success: true });
  });

  it("finds an account stored with capitals elsewhere", async () => {
    const { email, userId } = await someone();
    const written = email.replace("staff", "Staff");
    await withDatabase(async (client) => {
      await client.query('UPDATE "user" SET email = $2 WHERE id = $1', [userId, written]);
      await client.query("UPDATE provider_identity SET entity_id = $2 WHERE entity_id = $1", [email, written]);
    });
    expect((await sendCode(email)).status).toBe(200);
  });

  // @spec 5-bad-passwords-address login-server-message-else
  it("returns the same response for a wrong password and an unknown address, and sends no code", async () => {
    const { email } = await someone();
    const stranger = `nobody-${Date.now()}@haat.test`;
    const [known, unknown] = [await sendCode(email, "wrong"), await sendCode(stranger, "wrong")];
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(known.text).toBe(unknown.text);
    expect(known.body).toEqual({ success: false, message: staffLoginMessages.loginFailed });
    expect([...(await outbox(email)), ...(await outbox(stranger))]).toEqual([]);
  });

  // @spec 5-bad-passwords-address
  it.each(["known", "unknown"])(
    "locks an address that is %s for fifteen minutes after five wrong passwords",
    async (kind) => {
      const email = kind === "known" ? (await someone()).email : `nobody-${Date.now()}-x@haat.test`;
      for (let nth = 0; nth < limits.staffPasswordTries; nth++) {
        expect((await sendCode(email.toUpperCase(), `wrong ${nth}`)).status).toBe(401);
      }
      const locked = await sendCode(email);
      expect(locked.status).toBe(429);
      expect(locked.body).toEqual({ success: false, message: staffLoginMessages.locked });
      const seconds = aNumber(locked.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(limits.staffLockMinutes * 60 - 30);
      expect(seconds).toBeLessThanOrEqual(limits.staffLockMinutes * 60);
      await agePasswords("14 minutes");
      expect((await sendCode(email)).status).toBe(429);
      await agePasswords("61 seconds");
      expect((await sendCode(email)).status).toBe(kind === "known" ? 200 : 401);
    },
  );

  // @spec 5-bad-passwords-address
  it("checks at most five concurrent passwords", async () => {
    const { email } = await someone();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => sendCode(email, `wrong ${nth}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.staffPasswordTries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - limits.staffPasswordTries);
  });

  it("resets the counter after a correct password", async () => {
    const { email } = await someone();
    for (let nth = 1; nth < limits.staffPasswordTries; nth++) await sendCode(email, "wrong");
    expect((await sendCode(email)).status).toBe(200);
    expect((await sendCode(email, "wrong")).status).toBe(401);
  });

  // @spec code-lives-5-minutes
  it("sends one code per 30 seconds and five per hour", async () => {
    const { email } = await someone();
    expect((await sendCode(email)).status).toBe(200);
    const soon = await sendCode(email);
    expect(soon.status).toBe(429);
    expect(aNumber(soon.headers.get("retry-after"))).toBeLessThanOrEqual(limits.otpResendSeconds);
    for (let nth = 1; nth < limits.otpPerHour; nth++) {
      await ageCodes(email, "31 seconds");
      expect((await sendCode(email)).status).toBe(200);
    }
    await ageCodes(email, "31 seconds");
    expect((await sendCode(email)).body).toEqual({ success: false, message: staffLoginMessages.tooMany });
  });

  it("sends no code to an inactive account, or to one without a staff record", async () => {
    const [inactive, foreign] = [await someone(), await someone()];
    await withDatabase(async (client) => {
      await client.query("UPDATE staff SET status = false WHERE id = $1", [inactive.staffId]);
      await client.query("DELETE FROM staff WHERE id = $1", [foreign.staffId]);
    });
    for (const { email } of [inactive, foreign]) {
      const answer = await sendCode(email);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({ success: false, message: staffLoginMessages.notAllowed });
      expect(await outbox(email)).toEqual([]);
    }
  });

  it("rejects the password of another actor's login, even with the account's address", async () => {
    const { email, userId } = await someone();
    const belong = (to: object) =>
      withDatabase((client) =>
        client.query(
          `UPDATE auth_identity SET app_metadata = $2::jsonb
            WHERE id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
          [email, JSON.stringify(to)],
        ),
      );
    await belong({ seller_id: "sel_1" });
    expect((await sendCode(email)).status).toBe(401);
    await belong({ seller_id: "sel_1", user_id: userId });
    expect((await sendCode(email)).status).toBe(200);
  });

  // @spec otp-invalid-otp-please
  it.each([
    [{ email: "not an address", password }, staffLoginMessages.emailInvalid],
    [{ email: { $ne: null }, password }, staffLoginMessages.emailInvalid],
    [{ password }, staffLoginMessages.emailInvalid],
    [{ email: "a@haat.test" }, staffLoginMessages.passwordRequired],
    [{ email: "a@haat.test", password: "" }, staffLoginMessages.passwordRequired],
    [{ email: "a@haat.test", password: { $ne: null } }, staffLoginMessages.passwordRequired],
    [
      { email: "a@haat.test", password: "x".repeat(500) },
      staffLoginMessages.passwordTooLong(limits.maxStaffPasswordLength),
    ],
    [{ email: "a@haat.test", otp: "12345" }, staffLoginMessages.otpIncomplete],
    [{ email: "a@haat.test", otp: 123456 }, staffLoginMessages.otpIncomplete],
  ])("rejects %j", async (body, message) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, message });
  });

  it("rejects a NUL byte", async () => {
    expect((await sendCode("a-nul@haat.test", "a\u0000b")).status).toBe(400);
  });
});

describe("POST /api/v1/admin-login with a code", () => {
  // @spec token-comes-raw-authorization post-admin-login-email-otp
  it("returns a token for the back office and the engine's admin, accepted raw and as Bearer", async () => {
    const { email, userId } = await someone();
    await sendCode(email);
    const answer = await ask({ email, otp: await latestCode(email) });
    expect(answer.status).toBe(200);
    const { token } = answer.body as { token: string };
    expect(answer.body).toEqual({ success: true, token });
    expect(jwt.decode(token)).toMatchObject({ actor_id: userId, actor_type: "user" });
    expect((await api(token).call("getMe", {})).me).toMatchObject({ email, permissions: ["view_product"] });
    expect((await api(`Bearer ${token}`).call("getMe", {})).me._id).toBe(userId);
    const engine = await raw("GET", "/admin/products?limit=1", { headers: { authorization: `Bearer ${token}` } });
    expect(engine.status).toBe(200);
  });

  // @spec post-admin-login-email otp-invalid-otp-please
  it("rejects any code before a correct password", async () => {
    const { email } = await someone();
    const answer = await ask({ email, otp: "123456" });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, message: staffLoginMessages.otpInvalid });
    await sendCode(email, "wrong");
    expect((await ask({ email, otp: "123456" })).text).toBe(answer.text);
    expect((await ask({ email: "nobody-at-all@haat.test", otp: "123456" })).text).toBe(answer.text);
  });

  // @spec code-lives-5-minutes
  it("accepts the newest code only, and only once", async () => {
    const { email } = await someone();
    await sendCode(email);
    const first = await latestCode(email);
    await ageCodes(email, "31 seconds");
    await sendCode(email);
    const second = await latestCode(email);
    if (first !== second) expect((await ask({ email, otp: first })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask({ email, otp: second })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  // @spec code-lives-5-minutes
  it("accepts a code for five minutes", async () => {
    const { email } = await someone();
    await sendCode(email);
    await ageCodes(email, "5 minutes");
    expect((await ask({ email, otp: await latestCode(email) })).status).toBe(400);
  });

  // @spec code-lives-5-minutes
  it("allows five guesses, however many are concurrent", async () => {
    const { email } = await someone();
    await sendCode(email);
    const otp = await latestCode(email);
    const guesses = Array.from({ length: 12 }, () => ask({ email, otp: otherThan(otp) }));
    expect((await Promise.all(guesses)).every(({ status }) => status === 400)).toBe(true);
    expect((await ask({ email, otp })).status).toBe(400);
  });

  it("rejects another account's code and a shopper's code", async () => {
    const [one, other] = [await someone(), await someone()];
    await sendCode(one.email);
    const otp = await latestCode(one.email);
    expect((await ask({ email: other.email, otp })).status).toBe(400);
    await api().call("signup", { body: { identifier: other.email } });
    expect((await ask({ email: other.email, otp: await latestCode(other.email) })).status).toBe(400);
    const shopper = await failureOf(api().call("signup", { body: { identifier: one.email, otp } }));
    expect(shopper.status).toBe(400);
  });

  it("gives no access to an account deactivated in the meantime", async () => {
    const { email, staffId } = await someone();
    await sendCode(email);
    await withDatabase((client) => client.query("UPDATE staff SET status = false WHERE id = $1", [staffId]));
    expect((await ask({ email, otp: await latestCode(email) })).status).toBe(403);
  });

  // @spec code-lives-5-minutes
  it("stores neither the code nor the password in plain text", async () => {
    const { email } = await someone();
    await sendCode(email);
    // A demo's outbox shows the code on purpose.
    expect((await tablesWith(await latestCode(email))).filter((table) => table !== "outbox_message")).toEqual([]);
    expect(await tablesWith(password)).toEqual([]);
  });
});

describe("GET /api/v1/back-office/login-defaults", () => {
  it("returns the demo's account", async () => {
    const { defaults } = await api().call("getLoginDefaults", {});
    expect(defaults).toEqual({ email: "admin@haat.test", password: "Haat@Admin1" });
  });
});

describe("a login's token", () => {
  let staff: StaffMember;
  beforeAll(async () => {
    staff = await someone();
  });

  it("is rejected once its session's row is gone, whatever its claims", async () => {
    const claims = jwt.decode(staff.token) as { session_id: string };
    await withDatabase((client) => client.query("DELETE FROM staff_session WHERE id = $1", [claims.session_id]));
    expect((await failureOf(api(staff.token).call("getMe", {}))).status).toBe(401);
  });

  it("is rejected with another account's session", async () => {
    const other = await someone();
    const { session_id } = jwt.decode(other.token) as { session_id: string };
    const forged = jwt.sign({ actor_id: staff.userId, actor_type: "user", session_id }, jwtSecret);
    expect((await failureOf(api(forged).call("getMe", {}))).status).toBe(401);
  });
});
