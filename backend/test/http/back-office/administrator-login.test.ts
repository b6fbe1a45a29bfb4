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

/** Makes the passwords that were tried for all addresses older. */
const agePasswords = (interval: string) =>
  withDatabase((client) => client.query("UPDATE staff_password_try SET last_at = last_at - $1::interval", [interval]));

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(limits.otpLength, "0");

const someone = () => aStaffMember({ permissions: ["view_product"], password });

describe("POST /api/v1/admin-login with a password", () => {
  // @spec post-admin-login-email otp-been-sent-your-email
  it("sends a code by e-mail, and no token", async () => {
    const { email } = await someone();
    const answer = await sendCode(email);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: staffLoginMessages.otpSent });
    expect((await outbox(email))[0]).toMatchObject({ channel: "email", template: "administrator-code", to: email });
  });

  // @spec post-admin-login-email-otp
  it("takes the address whatever its case, and the path too", async () => {
    const { email } = await someone();
    const answer = await ask({ email: ` ${email.toUpperCase()} `, password }, "/Admin-login");
    expect(answer.status).toBe(200);
    const otp = await latestCode(email);
    expect((await ask({ email: email.toUpperCase(), otp }, "/ADMIN-LOGIN/")).body).toMatchObject({ success: true });
  });

  it("finds an account that was written with capitals elsewhere", async () => {
    const { email, userId } = await someone();
    const written = email.replace("staff", "Staff");
    await withDatabase(async (client) => {
      await client.query('UPDATE "user" SET email = $2 WHERE id = $1', [userId, written]);
      await client.query("UPDATE provider_identity SET entity_id = $2 WHERE entity_id = $1", [email, written]);
    });
    expect((await sendCode(email)).status).toBe(200);
  });

  // @spec 5-bad-passwords-address login-server-message-else
  it("answers a wrong password and an unknown address alike, and sends neither a code", async () => {
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
    "locks an address that is %s after five bad ones, for fifteen minutes",
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
  it("judges no more than five of many that come at the same moment", async () => {
    const { email } = await someone();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => sendCode(email, `wrong ${nth}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.staffPasswordTries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - limits.staffPasswordTries);
  });

  it("forgets the bad ones once a good one came", async () => {
    const { email } = await someone();
    for (let nth = 1; nth < limits.staffPasswordTries; nth++) await sendCode(email, "wrong");
    expect((await sendCode(email)).status).toBe(200);
    expect((await sendCode(email, "wrong")).status).toBe(401);
  });

  // @spec code-lives-5-minutes
  it("sends one code in 30 seconds and five an hour", async () => {
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

  it("sends none to an account that is inactive, or that was made elsewhere and has no row of ours", async () => {
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

  it("takes no password of a login that is somebody else's, though it has the account's address", async () => {
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
  ])("refuses %j", async (body, message) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, message });
  });

  it("refuses a NUL byte, which no password has", async () => {
    expect((await sendCode("a-nul@haat.test", "a\u0000b")).status).toBe(400);
  });
});

describe("POST /api/v1/admin-login with a code", () => {
  // @spec token-comes-raw-authorization post-admin-login-email-otp
  it("answers a token that opens the back office and the engine's admin, raw and after Bearer", async () => {
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
  it("refuses any code before a good password", async () => {
    const { email } = await someone();
    const answer = await ask({ email, otp: "123456" });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, message: staffLoginMessages.otpInvalid });
    await sendCode(email, "wrong");
    expect((await ask({ email, otp: "123456" })).text).toBe(answer.text);
    expect((await ask({ email: "nobody-at-all@haat.test", otp: "123456" })).text).toBe(answer.text);
  });

  // @spec code-lives-5-minutes
  it("takes it once, and only the newest", async () => {
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
  it("takes it for five minutes", async () => {
    const { email } = await someone();
    await sendCode(email);
    await ageCodes(email, "5 minutes");
    expect((await ask({ email, otp: await latestCode(email) })).status).toBe(400);
  });

  // @spec code-lives-5-minutes
  it("judges five guesses, however many come at once", async () => {
    const { email } = await someone();
    await sendCode(email);
    const otp = await latestCode(email);
    const guesses = Array.from({ length: 12 }, () => ask({ email, otp: otherThan(otp) }));
    expect((await Promise.all(guesses)).every(({ status }) => status === 400)).toBe(true);
    expect((await ask({ email, otp })).status).toBe(400);
  });

  it("takes nobody else's, and none that was sent to a shopper", async () => {
    const [one, other] = [await someone(), await someone()];
    await sendCode(one.email);
    const otp = await latestCode(one.email);
    expect((await ask({ email: other.email, otp })).status).toBe(400);
    await api().call("signup", { body: { identifier: other.email } });
    expect((await ask({ email: other.email, otp: await latestCode(other.email) })).status).toBe(400);
    const shopper = await failureOf(api().call("signup", { body: { identifier: one.email, otp } }));
    expect(shopper.status).toBe(400);
  });

  it("opens nothing for an account that was deactivated meanwhile", async () => {
    const { email, staffId } = await someone();
    await sendCode(email);
    await withDatabase((client) => client.query("UPDATE staff SET status = false WHERE id = $1", [staffId]));
    expect((await ask({ email, otp: await latestCode(email) })).status).toBe(403);
  });

  // @spec code-lives-5-minutes
  it("is kept nowhere as it is, nor is the password", async () => {
    const { email } = await someone();
    await sendCode(email);
    // The outbox of a demo is where people read it.
    expect((await tablesWith(await latestCode(email))).filter((table) => table !== "outbox_message")).toEqual([]);
    expect(await tablesWith(password)).toEqual([]);
  });
});

describe("GET /api/v1/back-office/login-defaults", () => {
  it("tells the demo's account", async () => {
    const { defaults } = await api().call("getLoginDefaults", {});
    expect(defaults).toEqual({ email: "admin@haat.test", password: "Haat@Admin1" });
  });
});

describe("a login's token", () => {
  let staff: StaffMember;
  beforeAll(async () => {
    staff = await someone();
  });

  it("opens nothing once its session's row is gone, whatever it says", async () => {
    const claims = jwt.decode(staff.token) as { session_id: string };
    await withDatabase((client) => client.query("DELETE FROM staff_session WHERE id = $1", [claims.session_id]));
    expect((await failureOf(api(staff.token).call("getMe", {}))).status).toBe(401);
  });

  it("opens nothing with somebody else's session in it", async () => {
    const other = await someone();
    const { session_id } = jwt.decode(other.token) as { session_id: string };
    const forged = jwt.sign({ actor_id: staff.userId, actor_type: "user", session_id }, jwtSecret);
    expect((await failureOf(api(forged).call("getMe", {}))).status).toBe(401);
  });
});
