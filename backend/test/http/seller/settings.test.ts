import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import { sellerMessages } from "@haat/api-contract/seller/messages";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { sellerSettingsMessages } from "@haat/api-contract/seller-settings/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aSeller, logInSeller, type Seller } from "../../support/seller";
import { aWaitingProduct, reviewProduct } from "../../support/seller-product";
import { aShopper, latestCode, outbox } from "../../support/shopper";
import { until } from "../../support/until";

const next = "a better one than that";
const status = async (token: string) => (await raw("GET", "/api/v1/seller/me", { token })).status;
const anotherLogin = ({ email, password }: Seller) => logInSeller({ email, password });
const change = (token: string, oldPassword: string, newPassword: string) =>
  raw("PUT", "/api/v1/seller/password", { token, body: { oldPassword, newPassword } });
const sessionsOf = async (token: string) => (await api(token).call("listSellerSessions", {})).sessions;

describe("PUT /api/v1/seller/password", () => {
  // @spec seller-settings-password
  it("changes it for a seller with the current one, and ends the other sessions", async () => {
    const seller = await aSeller();
    const other = await anotherLogin(seller);
    expect(await change(seller.token, seller.password, next)).toMatchObject({
      status: 200,
      body: { message: staffLoginMessages.passwordChanged },
    });
    expect([await status(seller.token), await status(other)]).toEqual([200, 401]);
    const login = (password: string) => raw("POST", "/api/v1/sallerlogin", { body: { email: seller.email, password } });
    expect((await login(seller.password)).status).toBe(401);
    expect((await login(next)).status).toBe(200);
  });

  // @spec seller-settings-password
  it("locks the account after wrong guesses, for the login too", async () => {
    const { token, email, password } = await aSeller();
    for (let bad = 0; bad < limits.staffPasswordTries; bad++) {
      expect(await change(token, `wrong number ${bad}`, next)).toMatchObject({
        status: 400,
        body: { message: staffLoginMessages.passwordWrong },
      });
    }
    const locked = await change(token, password, next);
    expect(locked).toMatchObject({ status: 429, body: { message: sellerLoginMessages.locked } });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await raw("POST", "/api/v1/sallerlogin", { body: { email, password } })).status).toBe(429);
  });

  it("succeeds for one of twenty concurrent requests, and checks at most five wrong ones", async () => {
    const seller = await aSeller();
    const wanted = Array.from({ length: 20 }, (_, place) => `password number ${place}`);
    const answers = await Promise.all(wanted.map((one) => change(seller.token, seller.password, one)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const guessed = await aSeller();
    const guesses = await Promise.all(wanted.map((one) => change(guessed.token, one, next)));
    expect(guesses.filter((answer) => answer.status === 400)).toHaveLength(limits.staffPasswordTries);
    expect(guesses.filter((answer) => answer.status === 429)).toHaveLength(20 - limits.staffPasswordTries);
  });

  it("rejects the same one, a short one, and the email address", async () => {
    const { token, password, email } = await aSeller();
    const refusals: [string, string][] = [
      [password, staffLoginMessages.passwordSame],
      ["short", staffLoginMessages.passwordTooShort(limits.minStaffPasswordLength)],
      [email.toUpperCase(), staffLoginMessages.passwordIsEmail],
    ];
    for (const [wanted, message] of refusals) {
      expect(await change(token, password, wanted)).toMatchObject({ status: 400, body: { message } });
    }
  });
});

describe("a seller's sessions", () => {
  // @spec seller-settings-sessions
  it("are listed with their origin, the current one marked, and their last use updated occasionally", async () => {
    const seller = await aSeller();
    await anotherLogin(seller);
    const sessions = await sessionsOf(seller.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]?.address).toMatch(/127\.0\.0\.1|::1/);
    await withDatabase((client) =>
      client.query("UPDATE seller_session SET last_seen_at = now() - interval '1 hour' WHERE seller_id = $1", [
        seller.id,
      ]),
    );
    const own = (await sessionsOf(seller.token)).find(({ current }) => current);
    expect(Date.now() - new Date(own?.lastSeenAt ?? 0).getTime()).toBeLessThan(5 * 60_000);
  });

  // @spec seller-settings-sessions
  it("can be ended one by one or all others, only by their owner", async () => {
    const [seller, stranger] = [await aSeller(), await aSeller()];
    const [one, two] = [await anotherLogin(seller), await anotherLogin(seller)];
    const lost = (await sessionsOf(one)).find(({ current }) => current)?._id ?? "";
    const end = (token: string) => api(token).call("endSellerSession", { params: { id: lost } });
    expect(await failureOf(end(stranger.token))).toMatchObject({
      status: 404,
      message: staffLoginMessages.sessionNotFound,
    });
    expect(await status(one)).toBe(200);
    expect((await end(seller.token)).message).toBe(staffLoginMessages.sessionEnded);
    expect([await status(one), await status(two)]).toEqual([401, 200]);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => raw("DELETE", "/api/v1/seller/sessions", { token: seller.token })),
    );
    expect(new Set(many.map((answer) => answer.status))).toEqual(new Set([200]));
    expect([await status(seller.token), await status(two), await status(stranger.token)]).toEqual([200, 401, 200]);
  });

  it("and settings reject shoppers, staff and visitors", async () => {
    const tokens = [(await aShopper()).token, (await anAdministrator()).token];
    const calls = [
      ["GET", "/seller/sessions"],
      ["DELETE", "/seller/sessions"],
      ["DELETE", "/seller/sessions/selses_1"],
      ["PUT", "/seller/password"],
      ["GET", "/seller/notification-choices"],
      ["PUT", "/seller/notification-choices"],
    ] as const;
    for (const [method, path] of calls) {
      const sent = method === "GET" ? {} : { body: {} };
      for (const token of tokens) {
        expect(await raw(method, `/api/v1${path}`, { token, ...sent })).toMatchObject({
          status: 403,
          body: { message: loginMessages.wrongKind },
        });
      }
      expect((await raw(method, `/api/v1${path}`, sent)).status).toBe(401);
    }
  });
});

describe("a seller's notifications", () => {
  const all = { bell: true, mail: true };
  const everything = { orders: all, returns: all, lowStock: all, products: all, payouts: all };
  const choose = ({ token }: Seller, part: object) =>
    api(token).call("saveSellerNewsChoices", { body: { ...everything, ...part } });
  const kindsOf = async ({ token }: Seller) =>
    (await api(token).call("listSellerNotices", {})).notices.map(({ kind }) => kind);
  /** Notices stored for a seller, whether or not they are shown. */
  const knownOf = ({ id }: Seller) =>
    withDatabase(async (client) => {
      const { rows } = await client.query("SELECT count(*)::int AS known FROM seller_notice WHERE seller_id = $1", [
        id,
      ]);
      return rows[0]?.known as number;
    });
  const mailsTo = async ({ email }: Seller) => (await outbox(email)).map(({ subject }) => subject);

  // @spec seller-settings-notifications
  it("are all on by default, and configured per seller", async () => {
    const [seller, other] = [await aSeller(), await aSeller()];
    const read = async ({ token }: Seller) => (await api(token).call("getSellerNewsChoices", {})).choices;
    expect(await read(seller)).toEqual(everything);
    const part = { payouts: { bell: true, mail: false } };
    expect((await choose(seller, part)).message).toBe(sellerSettingsMessages.choicesSaved);
    expect(await read(seller)).toEqual({ ...everything, ...part });
    expect(await read(other)).toEqual(everything);
    const bad = await raw("PUT", "/api/v1/seller/notification-choices", {
      token: seller.token,
      body: { ...everything, orders: { bell: "yes", mail: true } },
    });
    expect(bad).toMatchObject({ status: 400, body: { message: expect.stringContaining("orders") } });
  });

  // @spec seller-settings-notifications
  it("follow the choices: low stock and product decisions by notice and mail, or by neither", async () => {
    const [told, silent] = [await aSeller(), await aSeller()];
    const none = { bell: false, mail: false };
    await choose(silent, { lowStock: none, products: none });
    for (const seller of [told, silent]) {
      const product = await aWaitingProduct(seller, { quantity: 2 });
      await reviewProduct(product._id, "rejected", "The picture is blurred.");
    }
    await until("Both are known", async () => (await knownOf(silent)) === 2 || undefined);
    await until("The seller is told", async () => (await mailsTo(told)).length === 2 || undefined);
    expect(new Set(await kindsOf(told))).toEqual(new Set(["low-stock", "product-rejected"]));
    expect((await mailsTo(told)).some((subject) => subject === "Low stock")).toBe(true);
    expect(await kindsOf(silent)).toEqual([]);
    expect(await mailsTo(silent)).toEqual([]);
  });

  // @spec seller-settings-notifications
  it("always include account changes", async () => {
    const seller = await aSeller();
    const none = { bell: false, mail: false };
    await choose(seller, { orders: none, returns: none, lowStock: none, products: none, payouts: none });
    await api((await anAdministrator()).token).call("reviewSeller", {
      params: { id: seller.id },
      body: { state: "suspended", reason: "Fakes were sold." },
    });
    expect(await kindsOf(seller)).toEqual(["account-suspended"]);
    await until("The mail", async () => (await mailsTo(seller)).length > 0 || undefined);
  });
});

describe("POST /api/v1/seller/verification", () => {
  const verify = ({ token }: Seller, body: object) => raw("POST", "/api/v1/seller/verification", { token, body });
  const codeFor = async (to: string) => await latestCode(to);
  const me = async ({ token }: Seller) => (await api(token).call("getSellerMe", {})).seller;

  // @spec seller-contact-verified
  it("sends a code to the email address and to the mobile number, and verifies each by its own", async () => {
    const seller = await aSeller({ state: "waiting", verified: false });
    expect(await me(seller)).toMatchObject({ emailVerified: false, mobileVerified: false });
    expect((await verify(seller, { contact: "email" })).status).toBe(200);
    const wrongKind = await verify(seller, { contact: "mobile", otp: await codeFor(seller.email) });
    expect(wrongKind).toMatchObject({ status: 400, body: { message: loginMessages.otpInvalid } });
    const done = await verify(seller, { contact: "email", otp: await codeFor(seller.email) });
    expect(done.body).toMatchObject({
      message: sellerSettingsMessages.contactVerified.email,
      seller: { emailVerified: true, mobileVerified: false },
    });
    await verify(seller, { contact: "mobile" });
    await verify(seller, { contact: "mobile", otp: await codeFor(seller.mobileNumber) });
    expect(await me(seller)).toMatchObject({ emailVerified: true, mobileVerified: true });
    expect(await verify(seller, { contact: "email" })).toMatchObject({
      status: 409,
      body: { message: sellerSettingsMessages.contactKnown.email },
    });
  });

  // @spec seller-contact-verified
  it("rejects another seller's code and a login code, and allows at most five of twenty concurrent guesses", async () => {
    const [seller, other] = [
      await aSeller({ state: "waiting", verified: false }),
      await aSeller({ state: "waiting", verified: false }),
    ];
    await verify(other, { contact: "email" });
    await api().call("signup", { body: { identifier: seller.email } });
    for (const foreign of [await codeFor(other.email), await codeFor(seller.email)]) {
      expect((await verify(seller, { contact: "email", otp: foreign })).status).toBe(400);
    }
    await verify(seller, { contact: "email" });
    const good = await codeFor(seller.email);
    const bad = Array.from({ length: 20 }, (_, place) =>
      String((Number(good) + place + 1) % 1_000_000).padStart(6, "0"),
    );
    const guesses = await Promise.all(bad.map((otp) => verify(seller, { contact: "email", otp })));
    expect(guesses.every((answer) => answer.status === 400 || answer.status === 429)).toBe(true);
    // Its five tries are used up.
    expect((await verify(seller, { contact: "email", otp: good })).status).not.toBe(200);
    expect((await me(seller)).emailVerified).toBe(false);
    expect((await verify(seller, { contact: "email" })).status).toBe(429);
  });

  // @spec seller-contact-verified
  it("is reset by a new address or number", async () => {
    const seller = await aSeller();
    await withDatabase((client) =>
      client.query("UPDATE seller SET email = 'x' || email, mobile = '+910000000000' WHERE id = $1", [seller.id]),
    );
    expect(await me(seller)).toMatchObject({ emailVerified: false, mobileVerified: false });
  });

  // @spec seller-contact-verified
  it("does not verify an address changed while the code was checked", async () => {
    const seller = await aSeller({ state: "waiting", verified: false });
    await verify(seller, { contact: "email" });
    const otp = await codeFor(seller.email);
    const late = await withDatabase(async (client) => {
      await client.query("BEGIN");
      await client.query("UPDATE seller SET email = 'x' || email WHERE id = $1", [seller.id]);
      const verification = verify(seller, { contact: "email", otp });
      await until("the code redeemed, and its mark waiting for the change", async () => {
        const { rowCount } = await client.query(
          "SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))",
        );
        return rowCount === 1 ? true : undefined;
      });
      await client.query("COMMIT");
      return await verification;
    });
    expect(late).toMatchObject({ status: 400, body: { message: loginMessages.otpInvalid } });
    expect(await me(seller)).toMatchObject({ emailVerified: false });
  });

  // @spec seller-approval-needs-email
  it("is required for an approval; sellers approved earlier keep it and can be approved again", async () => {
    const { token } = await anAdministrator();
    const decide = (id: string, state: "approved" | "suspended") =>
      raw("PUT", `/api/v1/back-office/sellers/${id}/state`, { token, body: { state, reason: "Parcels came late." } });
    const seller = await aSeller({ state: "waiting", verified: false });
    expect(await decide(seller.id, "approved")).toMatchObject({
      status: 409,
      body: { message: sellerMessages.emailUnverified },
    });
    await verify(seller, { contact: "email" });
    await verify(seller, { contact: "email", otp: await codeFor(seller.email) });
    const approved = await decide(seller.id, "approved");
    expect(approved).toMatchObject({
      status: 200,
      body: { seller: { emailVerified: true, mobileVerified: false, state: "approved" } },
    });
    const old = await aSeller({ verified: false });
    for (const state of ["suspended", "approved"] as const) expect((await decide(old.id, state)).status).toBe(200);
  });

  it("rejects shoppers, staff and visitors", async () => {
    const [shopper, staff] = [await aShopper(), await anAdministrator()];
    const ask = (token?: string) => raw("POST", "/api/v1/seller/verification", { token, body: { contact: "email" } });
    expect([(await ask(shopper.token)).status, (await ask(staff.token)).status, (await ask()).status]).toEqual([
      403, 403, 401,
    ]);
  });
});
