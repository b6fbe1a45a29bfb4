import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { loginMessages } from "@haat/api-contract/login/messages";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { proofHeader } from "@haat/api-contract/service/proof-of-work";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { z } from "zod";
import { aMailServer } from "#providers/notification-smtp/mail-server.fixture";
import { demoSeller } from "#setup/demo-seller";
import { anSmsProvider, keys } from "#sms/sms-providers.fixture";
import { runMedusa } from "../../../scripts/backend.mjs";
import { type TestShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { aStaffMember } from "../support/administrator";
import { api } from "../support/api";
import { withDatabase } from "../support/database";
import { switched } from "../support/payment-setup";
import { aPrivateShop } from "../support/private-shop";
import { solved } from "../support/proof";
import { raw } from "../support/raw";
import { script } from "../support/script";
import { aSecondServer } from "../support/second-server";
import { aSeller } from "../support/seller";
import { checkout, serverForm } from "../support/shop-address";
import { smsReports } from "../support/sms-reports";
import { textAs } from "../support/text-as";
import { aToken } from "../support/token";

const shopUrl = "https://haat.example";
const msg91Secret = "secret-of-reports-of-the-tests-alone-0123456789";
const administrator = { ADMIN_EMAIL: "Owner@Example.test", ADMIN_PASSWORD: "a-long-password" };

let provider: Awaited<ReturnType<typeof anSmsProvider>>;
let shop: TestShop;
beforeAll(async () => {
  provider = await anSmsProvider();
  shop = await aPrivateShop({
    SMS_PROVIDERS: "twilio,msg91",
    MSG91_URL: provider.url,
    MSG91_AUTH_KEY: keys.msg91,
    MSG91_TEMPLATES: '{"login-code": "flow-login"}',
    MSG91_WEBHOOK_SECRET: msg91Secret,
    TWILIO_URL: provider.url,
    TWILIO_ACCOUNT_SID: keys.sid,
    TWILIO_AUTH_TOKEN: keys.token,
    TWILIO_FROM: "HAATIN",
    SMS_CODES_PER_HOUR: "2",
    SHOP_ENV: "production",
    SHOP_URL: shopUrl,
    ...administrator,
    COURIER_WEBHOOK_SECRET: "",
    // Each rate limit test uses its own network address.
    TRUST_PROXY: "1",
    CODES_PER_ADDRESS: "3",
    WRONG_CODES_PER_ADDRESS: "4",
    CODES_WITHOUT_PROOF: "4",
  });
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  await provider?.close();
});

const ask = (method: string, address: string, options = {}) => raw(method, address, { url: shop.url, ...options });

const dropAdministrators = () =>
  withDatabase(async (client) => {
    await client.query('DELETE FROM "user"');
    await client.query("DELETE FROM staff");
  }, shop.databaseUrl);

/** Starts another server on this shop's database, with these settings on top of production's. */
const start = (env: Record<string, string>) =>
  aSecondServer(shop, { SHOP_ENV: "production", SHOP_URL: shopUrl, ...env });

describe("a shop in production", () => {
  // @spec courier-events-signed
  it("rejects courier events while no secret for them is configured", async () => {
    const body = { id: "1", event: "delivered", carrier: "Blue Dart", trackingNumber: "1" };
    const answer = await ask("POST", "/api/v1/courier/events", { body });
    expect([answer.status, answer.body]).toEqual([404, { success: false, message: serviceMessages.notFound }]);
  });

  it.each(["/dev/outbox", "/DEV/Outbox/", "/dev/outbox?to=a@example.test", "/dev/outbox/msg_1"])(
    "has no outbox at %s",
    async (address) => {
      for (const accept of ["application/json", "text/html"]) {
        const answer = await ask("GET", address, { headers: { accept } });
        expect(answer.status).toBe(404);
        expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
      }
    },
  );

  it.each([
    "/dev/gateway/sheet/razorpay/checkout.js",
    "/dev/gateway/sheet/stripe/v3.js",
    "/dev/gateway/simulator/books",
  ])("has no gateway simulator at %s", async (address) => {
    for (const method of ["GET", "POST"]) expect((await ask(method, address)).status).toBe(404);
    expect(existsSync(path.join(shop.database.folder, "shop", "gateway-simulator.json"))).toBe(false);
  });

  it("returns 503 if a code cannot be sent, and stores no code", async () => {
    const answer = await ask("POST", "/api/v1/signup", { body: { email: "somebody@example.test" } });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ message: loginMessages.sendFailed });
    const kept = await withDatabase((client) => client.query("SELECT * FROM outbox_message"), shop.databaseUrl);
    expect(kept.rows).toEqual([]);
  });

  it("uses its configured URL whatever the Host header", async () => {
    for (const host of ["evil.example", "localhost:9000"]) {
      const robots = await textAs(host, `${shop.url}/robots.txt`);
      expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
      expect(robots).not.toContain(host);
    }
  });

  it("does not start with a weak secret or without its URL", async () => {
    await expect(start({ JWT_SECRET: "change-me" })).rejects.toThrow("JWT_SECRET is a placeholder");
    await expect(start({ SHOP_URL: "" })).rejects.toThrow("SHOP_URL is missing");
  });

  it("blocks an IP address that guesses codes of many accounts, also concurrently, and no other address", async () => {
    const guessAs = (from: string, path: string, body: object) =>
      ask("POST", path, { headers: { "x-forwarded-for": from }, body: { otp: "000000", ...body } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        guessAs("198.51.100.1", "/api/v1/signup", { email: `shopper-${index}@example.test` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(8);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    // Staff at the same address, and everybody else.
    expect((await guessAs("198.51.100.1", "/api/v1/admin-login", { email: "owner@example.test" })).status).toBe(400);
    expect((await guessAs("198.51.100.2", "/api/v1/signup", { email: "else@example.test" })).status).toBe(400);
    for (let tries = 0; tries < 4; tries += 1) {
      const email = `staff-${tries}@example.test`;
      expect((await guessAs("198.51.100.3", "/api/v1/admin-login", { email })).status).toBe(400);
    }
    expect((await guessAs("198.51.100.3", "/api/v1/admin-login", { email: "more@example.test" })).status).toBe(429);
  });

  it("wants a proof of work for each code beyond what is usual for an address", async () => {
    const askFrom = (from: string, proof = "") => {
      const headers = { "x-forwarded-for": from, [proofHeader]: proof };
      return ask("POST", "/api/v1/forgetPassword", { headers, body: { identifier: "nobody@example.test" } });
    };
    const own = "198.51.104.1";
    const usual = await Promise.all([1, 2, 3, 4].map(() => askFrom(own)));
    expect(usual.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await askFrom(own);
    expect(refused.status).toBe(428);
    const proof = await solved(refused.body);
    expect([(await askFrom(own, proof)).status, (await askFrom(own, proof)).status]).toEqual([200, 429]);
    expect((await askFrom("198.51.104.2")).status).toBe(200);
  });

  it("sends only so many codes by SMS in an hour, whoever requests them, and leaves valid ones alone", async () => {
    const signup = async (number: number, otp?: string) => {
      const headers = { "x-forwarded-for": `198.51.103.${number}` };
      return (await ask("POST", "/api/v1/signup", { headers, body: { mobile: `984500000${number}`, otp } })).status;
    };
    expect(await signup(1)).toBe(200);
    // Neither one that has to wait nor one that could not be sent counts.
    expect(await signup(1)).toBe(429);
    provider.answerWith(() => ({ status: 500, body: "" }));
    expect(await signup(2)).toBe(503);
    provider.answerWith(() => undefined);
    expect([await signup(3), await signup(4), await signup(1)]).toEqual([200, 429, 429]);
    expect(await signup(1, provider.taken[0]?.text?.slice(0, 6))).toBe(200);
  });

  it("stores providers' reports of its SMS, each once, and believes no one else", async () => {
    const { token } = await aStaffMember({ permissions: ["view_settings", "edit_settings"], url: shop.url });
    const office = api(token, shop.url);
    const body = { to: "9845099999", text: "login-code" } as const;
    const send = async (by: "twilio" | "msg91") =>
      (await office.call("sendTestSms", { body: { ...body, provider: by } })).messageId;
    const [sid, requestId] = [await send("twilio"), await send("msg91")];
    const reports = smsReports({ url: shop.url, publicUrl: shopUrl, msg91Secret });
    const { byTwilio, byMsg91 } = reports;
    expect(provider.taken.at(-2)).toMatchObject({ fields: { StatusCallback: reports.signedUrl } });
    const forged = [await byTwilio(sid, "delivered", "other"), await byMsg91(requestId, "other")];
    expect([...forged, await reports.post("msg91", {})]).toEqual([404, 404, 404]);
    expect((await office.call("getSmsDeliveries", {})).failures).toEqual([]);
    const ofOthers = [await byTwilio("SM-of-others", "failed"), await byMsg91("of-others")];
    const own = [await byTwilio(sid, "sent"), await byTwilio(sid, "delivered"), await byTwilio(sid, "failed")];
    const failed = [await byMsg91(requestId), await byMsg91(requestId)];
    expect(new Set([...ofOthers, ...own, ...failed])).toEqual(new Set([200]));
    expect(await reports.post(`msg91?secret=${msg91Secret}`, { data: "x".repeat(70_000) })).toBe(413);
    const { counts, failures } = await office.call("getSmsDeliveries", {});
    expect(counts).toEqual([
      { provider: "msg91", sent: 1, delivered: 0, failed: 1 },
      expect.objectContaining({ provider: "twilio", delivered: 1, failed: 0 }),
    ]);
    expect(failures).toMatchObject([{ provider: "msg91", text: "login-code", to: "+91••••••9999", reason: "NDNC" }]);
  });

  it("lets staff and sellers log in from an address whose shoppers have requested too many codes", async () => {
    const headers = { "x-forwarded-for": "198.51.100.4" };
    // It has no mail server; what matters is that the fourth is rejected earlier.
    for (const [index, status] of [503, 503, 503, 429].entries()) {
      const body = { email: `many-${index}@example.test` };
      expect((await ask("POST", "/api/v1/signup", { headers, body })).status).toBe(status);
    }
    const body = { email: "someone@example.test", password: "wrong-password" };
    expect((await ask("POST", "/api/v1/admin-login", { headers, body })).status).toBe(401);
    expect((await ask("POST", "/api/v1/sallerlogin", { headers, body })).status).toBe(401);
  });

  it("counts an address's wrong codes across all code entries, and blocks no other address", async () => {
    const seller = await aSeller({ url: shop.url, verified: false });
    const shopper = await withDatabase(async (client) => {
      const email = "guess@example.test";
      await client.query("INSERT INTO customer (id, email, has_account) VALUES ('cus_guess', $1, true)", [email]);
      await client.query(
        `INSERT INTO auth_identity (id, app_metadata) VALUES ('authid_guess', '{"customer_id": "cus_guess"}')`,
      );
      await client.query(
        `INSERT INTO provider_identity (id, entity_id, provider, auth_identity_id)
         VALUES ('provid_guess', $1, 'otp', 'authid_guess')`,
        [email],
      );
      return aToken({ actor_type: "customer", actor_id: "cus_guess" });
    }, shop.databaseUrl);
    const otp = "000000";
    const entries: [string, string, string, object][] = [
      [seller.token, "POST", "/api/v1/seller/verification", { contact: "email" }],
      [shopper, "POST", "/api/v1/account/identifier", { identifier: "9845012345" }],
      [shopper, "DELETE", "/api/v1/account", {}],
    ];
    for (const [place, [token, method, path, rest]] of entries.entries()) {
      const guessFrom = async (from: string) =>
        (await ask(method, path, { token, headers: { "x-forwarded-for": from }, body: { ...rest, otp } })).status;
      const statuses: number[] = [];
      for (let tries = 0; tries < 5; tries += 1) statuses.push(await guessFrom(`198.51.101.${place}`));
      const elsewhere = await guessFrom(`198.51.102.${place}`);
      expect({ path, statuses, elsewhere }).toEqual({ path, statuses: [400, 400, 400, 400, 429], elsewhere: 400 });
    }
  });

  it("sends an HSTS header", async () => {
    expect((await ask("GET", "/health")).headers.get("strict-transport-security")).toContain("max-age");
  });

  it("does not start for the first time without administrator settings, and names the missing ones", async () => {
    await dropAdministrators();
    await expect(start({})).rejects.toThrow(/ADMIN_EMAIL is missing[\s\S]*ADMIN_PASSWORD is missing/);
  });

  // @spec step-1-e-mail
  it("prefills no login form", async () => {
    const answer = await ask("GET", "/api/v1/back-office/login-defaults");
    expect(answer.body).toEqual({ success: true, defaults: null });
  });

  // @spec without-mail-server-production
  it("reports the missing mail server at administrator login, once the password is right and no app is on", async () => {
    const password = "correct horse battery";
    const member = await aStaffMember({ password, url: shop.url });
    const logIn = async (typed: string) => {
      const asked = { email: member.email, password: typed };
      const { status, body } = await ask("POST", "/api/v1/admin-login", { body: asked });
      return [status, z.object({ message: z.string() }).parse(body).message];
    };
    expect(await logIn("wrong")).toEqual([401, staffLoginMessages.loginFailed]);
    expect(await logIn(password)).toEqual([503, staffLoginMessages.mailNotConfigured]);
    const app = "INSERT INTO staff_authenticator (user_id, sealed_key, confirmed_at) VALUES ($1, 'sealed', now())";
    await withDatabase((client) => client.query(app, [member.userId]), shop.databaseUrl);
    expect(await logIn(password)).toEqual([200, authenticatorMessages.askCode]);
  });

  // @spec role-set-permissions-staff
  it("creates its first administrator, who has full access and logs in by mail", async () => {
    await dropAdministrators();
    const mail = await aMailServer();
    const server = await start({ ...administrator, SMTP_URL: mail.url });
    try {
      const logIn = (body: object) => raw("POST", "/api/v1/admin-login", { url: server.url, body });
      const email = administrator.ADMIN_EMAIL;
      expect((await logIn({ email, password: administrator.ADMIN_PASSWORD })).status).toBe(200);
      const otp = mail.taken[0]?.text?.match(/\b\d{6}\b/)?.[0];
      const { token } = z.object({ token: z.string() }).parse((await logIn({ email, otp })).body);
      const me = await api(token, server.url).call("getMe", {});
      expect(me.me).toMatchObject({ email: "owner@example.test", isFullAdministrator: true });
      const staff = await withDatabase(
        (client) =>
          client.query('SELECT s.is_full_administrator, u.email FROM staff s JOIN "user" u ON u.id = s.user_id'),
        shop.databaseUrl,
      );
      expect(staff.rows).toEqual([{ is_full_administrator: true, email: "owner@example.test" }]);

      // As docs/operations.md describes for a shop that everybody is locked out of.
      const back = { email: "back@example.test", password: "another-long-password" };
      await runMedusa({
        root: path.resolve(checkout),
        form: serverForm(),
        env: testEnvironment(shop.databaseUrl, path.join(shop.database.folder, "shop")),
        args: ["user", "-e", back.email, "-p", back.password],
      });
      expect(await logIn(back)).toMatchObject({ status: 403, body: { message: staffLoginMessages.notAllowed } });
      await withDatabase(
        (client) =>
          client.query(`INSERT INTO staff (id, user_id, is_full_administrator)
                        SELECT 'staff_' || id, id, true FROM "user" WHERE email = 'back@example.test'`),
        shop.databaseUrl,
      );
      expect((await logIn(back)).status).toBe(200);
    } finally {
      await server.stop();
      await mail.close();
    }
  });
});

describe("npm run doctor", () => {
  const doctor = async (env: Record<string, string>, args: string[] = []) => {
    const { code, out } = await script("doctor", args, {
      ...testEnvironment(shop.databaseUrl, path.join(shop.database.folder, "shop")),
      SHOP_ENV: "production",
      SHOP_URL: shopUrl,
      ...env,
    });
    const problems = [...out.matchAll(/^problem +(\S+) +(.*)$/gm)].map(([, subject, text]) => ({ subject, text }));
    return { code, out, problems };
  };
  /** A test's database need not survive a power cut. */
  const ofTests = [
    { subject: "Database", text: expect.stringMatching(/^fsync is off/) },
    { subject: "Database", text: expect.stringMatching(/^full_page_writes is off/) },
  ];

  let office: ReturnType<typeof api>;
  beforeAll(async () => {
    const permissions = ["view_settings", "edit_settings", "view_payment", "edit_payment"] as const;
    office = api((await aStaffMember({ permissions, url: shop.url })).token, shop.url);
  });

  async function describeShop(identity: typeof demoSeller | null): Promise<void> {
    const { settings, version } = await office.call("getShopSettings", {});
    await office.call("saveShopSettings", { body: { settings: { ...settings, shop: identity }, version } });
  }

  it("names what keeps a new shop from going live, in one run", async () => {
    await describeShop(null);
    const { code, out, problems } = await doctor({ SMTP_URL: "smtp://127.0.0.1:1", REDIS_URL: "redis://127.0.0.1:1" });
    expect(code).toBe(1);
    expect(problems).toEqual([
      { subject: "Redis", text: "REDIS_URL can't be used: ECONNREFUSED." },
      { subject: "Mail", text: expect.stringMatching(/^SMTP_FROM is Haat <no-reply@haat\.test>/) },
      ...ofTests,
      { subject: "Mail", text: expect.stringMatching(/^The mail server of SMTP_URL refuses: .*ECONNREFUSED/) },
      { subject: "Payments", text: expect.stringMatching(/^Razorpay is switched on and has no keys/) },
      { subject: "Payments", text: expect.stringMatching(/^Stripe is switched on and has no keys/) },
      { subject: "Shop", text: expect.stringMatching(/^The shop's details are not entered/) },
      { subject: "Backups", text: expect.stringMatching(/^There is no backup in /) },
    ]);
    expect(out).toMatch(/^advice +SMS +SMS_PROVIDERS is not set/m);
    await describeShop(demoSeller);
  });

  it("finds no problem in a shop that is ready", async () => {
    const mail = await aMailServer();
    const backups = mkdtempSync(path.join(tmpdir(), "haat-doctor-"));
    writeFileSync(path.join(backups, "haat-2026-11-28T02-00-00Z.tar.gz.age"), "");
    await describeShop(demoSeller);
    const payments = await office.call("getPaymentSettings", {});
    const cashAlone = switched({ razorpay: false, stripe: false })(payments.settings);
    const { version: saved } = await office.call("savePaymentSettings", {
      body: { settings: cashAlone, version: payments.version },
    });
    try {
      const env = { SMTP_URL: mail.url, SMTP_FROM: "Shop <orders@haat.example>" };
      const { out, problems } = await doctor(env, [`--backups=${backups}`]);
      expect(problems).toEqual(ofTests);
      expect(out).toMatch(/^good +Mail +The mail server accepts/m);
      expect(out).toMatch(/^good +Time /m);
      expect(out).toMatch(/^good +Shop +Invoices are issued/m);
      expect(out).toMatch(/^good +Tasks /m);
      expect(out).toMatch(/^good +Backups /m);
      expect(out).toMatch(/^advice +Payments +No gateway is switched on/m);
      expect(mail.taken).toEqual([]);
    } finally {
      await office.call("savePaymentSettings", { body: { settings: payments.settings, version: saved } });
      rmSync(backups, { recursive: true });
      await mail.close();
    }
  });

  it("names a database that is not there, and an unknown option", async () => {
    const { problems } = await doctor({ DATABASE_URL: "postgres://127.0.0.1:1/shop" });
    expect(problems[0]).toEqual({ subject: "Database", text: "DATABASE_URL can't be used: ECONNREFUSED." });
    expect(await doctor({}, ["--backup=x"])).toMatchObject({ code: 1, out: expect.stringContaining("--backup") });
  });
});
