import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import { signupAnswerSchema } from "@haat/api-contract/login/schemas";
import jwt from "jsonwebtoken";
import { z } from "zod";
import { ageCodes } from "../support/age-codes";
import { api, checked, failureOf } from "../support/api";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";
import { aFreshEmail, aFreshMobile, aShopper, latestCode, outbox } from "../support/shopper";
import { jwtSecret } from "../support/token";

const ask = (body: Record<string, string>) => raw("POST", "/api/v1/signup", { body });
const askForCode = (identifier: string) => api().call("signup", { body: { identifier } });
const logIn = (identifier: string, otp: string) => api().call("signup", { body: { identifier, otp } });

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(limits.otpLength, "0");

const accountsOf = (identifier: string) =>
  withDatabase(async (client) => {
    const found = await client.query("SELECT id FROM customer WHERE email = $1 OR phone = $1", [identifier]);
    return found.rows.length;
  });

describe("POST /api/v1/signup without a code", () => {
  it("sends one and returns the same response whether or not the account exists", async () => {
    const known = await aShopper();
    await ageCodes(known.identifier, "1 minute");
    const stranger = aFreshEmail();
    const [a, b] = await Promise.all([ask({ email: known.identifier }), ask({ email: stranger })]);
    expect(a.status).toBe(200);
    expect(b.status).toBe(200);
    expect(a.text.replace(known.identifier, "…")).toBe(b.text.replace(stranger, "…"));
    expect(signupAnswerSchema.parse(a.body).message).toBe(loginMessages.sent(known.identifier));
  });

  // @spec post-signup-send-code
  it("sends it by email or SMS and creates no account", async () => {
    const [email, mobile] = [aFreshEmail(), aFreshMobile()];
    await ask({ email });
    await ask({ mobile });
    expect((await outbox(email))[0]).toMatchObject({ channel: "email", template: "login-code", to: email });
    expect((await outbox(mobile))[0]).toMatchObject({ channel: "sms", to: `+91${mobile}` });
    expect(await accountsOf(email)).toBe(0);
  });

  it.each(["", "   ", "someone", "a@", "12345", "5876543210", "x".repeat(300)])(
    "rejects %j as an identifier",
    async (identifier) => {
      const answer = await ask({ identifier });
      expect(answer.status).toBe(400);
      expect([loginMessages.identifierRequired, loginMessages.identifierInvalid]).toContain(
        (answer.body as { message: string }).message,
      );
    },
  );

  it("sends one code per 30 seconds and returns how long to wait", async () => {
    const email = aFreshEmail();
    await askForCode(email);
    const again = await failureOf(askForCode(` ${email.toUpperCase()} `));
    expect(again).toMatchObject({ status: 429, message: loginMessages.tooSoon });
    const wait = Number(again.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limits.otpResendSeconds);
    await ageCodes(email, "31 seconds");
    await askForCode(email);
  });

  it("sends five codes per hour", async () => {
    const email = aFreshEmail();
    for (let sent = 0; sent < limits.otpPerHour; sent += 1) {
      await askForCode(email);
      await ageCodes(email, "31 seconds");
    }
    const sixth = await failureOf(askForCode(email));
    expect(sixth).toMatchObject({ status: 429, message: loginMessages.tooMany });
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(3_000);
    await ageCodes(email, "1 hour");
    await askForCode(email);
  });

  it("sends one code for thirty concurrent requests", async () => {
    const email = aFreshEmail();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask({ email })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(29);
    expect(await outbox(email)).toHaveLength(1);
  });
});

describe("POST /api/v1/signup with a code", () => {
  // @spec login-answers-token-user post-signup-send-code
  it("creates an account at the first login and finds it at the next", async () => {
    const first = await aShopper();
    expect(first.user).toMatchObject({ email: first.identifier, mobile: null });
    await ageCodes(first.identifier, "1 minute");
    const again = await aShopper({ identifier: first.identifier });
    expect(again.user._id).toBe(first.user._id);
    expect(await accountsOf(first.identifier)).toBe(1);
  });

  it("normalises mobile numbers to one account", async () => {
    const mobile = aFreshMobile();
    const first = await aShopper({ identifier: mobile });
    expect(first.user).toMatchObject({ email: null, mobile: `+91${mobile}` });
    await ageCodes(`+91${mobile}`, "1 minute");
    const again = await aShopper({ identifier: `+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}` });
    expect(again.user._id).toBe(first.user._id);
  });

  it("returns a token with id and sub, valid for seven days", async () => {
    const { token, user } = await aShopper();
    const claims = z
      .looseObject({ id: z.string(), sub: z.string(), iat: z.number(), exp: z.number() })
      .parse(jwt.verify(token, jwtSecret));
    expect(claims).toMatchObject({ id: user._id, sub: user._id, actor_id: user._id, actor_type: "customer" });
    expect(claims.exp - claims.iat).toBe(limits.tokenDays * 24 * 3600);
  });

  it("rejects a wrong code, and a correct one once it is used", async () => {
    const email = aFreshEmail();
    await askForCode(email);
    const code = await latestCode(email);
    expect(await failureOf(logIn(email, otherThan(code)))).toMatchObject({
      status: 400,
      message: loginMessages.otpInvalid,
    });
    await logIn(email, code);
    expect(await failureOf(logIn(email, code))).toMatchObject({ status: 400, message: loginMessages.otpInvalid });
  });

  it("rejects a correct code after five minutes", async () => {
    const email = aFreshEmail();
    await askForCode(email);
    const code = await latestCode(email);
    await ageCodes(email, `${limits.otpLifetimeMinutes} minutes`);
    expect(await failureOf(logIn(email, code))).toMatchObject({ status: 400 });
  });

  it("rejects a code superseded by a newer one", async () => {
    const email = aFreshEmail();
    await askForCode(email);
    const old = await latestCode(email);
    await ageCodes(email, "31 seconds");
    await askForCode(email);
    const code = await latestCode(email);
    if (old !== code) expect(await failureOf(logIn(email, old))).toMatchObject({ status: 400 });
    await logIn(email, code);
  });

  it("rejects another person's code", async () => {
    const [mine, theirs] = [aFreshEmail(), aFreshEmail()];
    await askForCode(mine);
    await askForCode(theirs);
    const [myCode, theirCode] = [await latestCode(mine), await latestCode(theirs)];
    if (myCode !== theirCode) expect(await failureOf(logIn(theirs, myCode))).toMatchObject({ status: 400 });
  });

  it("allows five tries, even with thirty concurrent requests, then rejects the correct code too", async () => {
    const email = aFreshEmail();
    await askForCode(email);
    const code = await latestCode(email);
    await Promise.all(Array.from({ length: 30 }, () => ask({ email, otp: otherThan(code) })));
    const tried = await withDatabase((client) =>
      client.query("SELECT attempts FROM otp WHERE identifier = $1", [email]),
    );
    expect(tried.rows).toEqual([{ attempts: limits.otpTries }]);
    expect(await failureOf(logIn(email, code))).toMatchObject({ status: 400, message: loginMessages.otpInvalid });
  });

  it("accepts a correct code once for thirty concurrent requests", async () => {
    const email = aFreshEmail();
    await askForCode(email);
    const otp = await latestCode(email);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask({ email, otp })));
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    if (opened[0]) checked("signup", opened[0]);
    expect(await accountsOf(email)).toBe(1);
  });

  it.each(["12345", "1234567", "abcdef", "12 456"])("rejects %j as a code", async (otp) => {
    const answer = await ask({ email: aFreshEmail(), otp });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: loginMessages.otpIncomplete });
  });

  it("stores the code in no table except the demo's outbox", async () => {
    const email = aFreshEmail();
    await askForCode(email);
    const code = await latestCode(email);
    const rows = await withDatabase(async (client) => {
      const [otp, notifications] = [
        await client.query("SELECT * FROM otp WHERE identifier = $1", [email]),
        await client.query('SELECT * FROM notification WHERE "to" = $1', [email]),
      ];
      return [...otp.rows, ...notifications.rows];
    });
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe("the engine's own login routes for shoppers", () => {
  it.each([
    "/auth/customer/emailpass",
    "/auth/customer/emailpass/register",
    "/auth/customer/emailpass/reset-password",
    "/auth/customer/emailpass/update",
    "/auth/customer/otp",
    "/auth/customer/otp/register",
    "/AUTH/customer/otp/callback",
    "/auth/seller/emailpass/register",
  ])("are closed: %s", async (address) => {
    const answer = await raw("POST", address, { body: { email: "a@example.test", password: "secret" } });
    expect([400, 401, 404]).toContain(answer.status);
    expect(answer.text).not.toContain("token");
  });
});
