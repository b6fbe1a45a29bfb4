import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import jwt from "jsonwebtoken";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aFreshSellerEmail, aSeller, logInSeller } from "../../support/seller";
import { aFreshMobile, aShopper, outbox } from "../../support/shopper";
import { jwtSecret } from "../../support/token";
import { until } from "../../support/until";

const password = "three words together";
const aRegistration = () => ({ email: aFreshSellerEmail(), mobileNumber: aFreshMobile(), password });
const visitor = api();
const login = (body: object) => raw("POST", "/api/v1/sallerlogin", { body });
const ageLinks = (id: string) =>
  withDatabase((client) =>
    client.query("UPDATE seller_reset_link SET expires_at = expires_at - interval '61 seconds' WHERE seller_id = $1", [
      id,
    ]),
  );

const registered: string[] = [];
const register = async (body: Parameters<typeof visitor.call<"registerSeller">>[1]["body"]) => {
  registered.push(String(body.email).trim().toLowerCase());
  return await visitor.call("registerSeller", { body });
};
afterAll(() => withDatabase((client) => client.query("DELETE FROM seller WHERE email = ANY ($1)", [registered])));

describe("a seller's registration", () => {
  it("creates an account that can log in at once, by email or mobile number, and waits for approval", async () => {
    const wanted = { ...aRegistration(), gstNumber: " 29aajch4812k1z9 " };
    expect((await register({ ...wanted, email: wanted.email.toUpperCase() })).message).toBe(
      sellerLoginMessages.registered,
    );
    const ways = [
      { email: wanted.email },
      { email: ` ${wanted.email.toUpperCase()} ` },
      { mobileNumber: wanted.mobileNumber },
      { mobileNumber: `+91 ${wanted.mobileNumber}` },
      { mobileNumber: `0${wanted.mobileNumber}` },
    ];
    for (const way of ways) {
      const token = await logInSeller({ ...way, password });
      expect((await api(token).call("getSellerMe", {})).seller).toMatchObject({
        email: wanted.email,
        mobileNumber: `+91${wanted.mobileNumber}`,
        sellerType: "ALL_CATEGORIES",
        gstNumber: "29AAJCH4812K1Z9",
        panNumber: null,
        state: "waiting",
        reason: "",
      });
    }
  });

  it("accepts a PAN from sellers of books only", async () => {
    const wanted = { ...aRegistration(), sellerType: "BOOKS_ONLY" as const, panNumber: "aajch4812k" };
    await register(wanted);
    const token = await logInSeller({ email: wanted.email, password });
    expect((await api(token).call("getSellerMe", {})).seller).toMatchObject({
      sellerType: "BOOKS_ONLY",
      panNumber: "AAJCH4812K",
    });
  });

  it("accepts an email address and a mobile number only once", async () => {
    const first = aRegistration();
    await register(first);
    const sameEmail = { ...aRegistration(), email: first.email.toUpperCase() };
    expect(await failureOf(register(sameEmail))).toMatchObject({
      status: 409,
      message: sellerLoginMessages.emailTaken,
    });
    const sameMobile = { ...aRegistration(), mobileNumber: `+91${first.mobileNumber}` };
    expect(await failureOf(register(sameMobile))).toMatchObject({
      status: 409,
      message: sellerLoginMessages.mobileTaken,
    });
  });

  it("is accepted once for twenty identical concurrent requests", async () => {
    const body = aRegistration();
    registered.push(body.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => raw("POST", "/api/v1/sallerreg", { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  const short = staffLoginMessages.passwordTooShort(limits.minStaffPasswordLength);
  it.each([
    ["no number", { mobileNumber: undefined }, sellerLoginMessages.fieldsRequired],
    ["a number of nine digits", { mobileNumber: "987654321" }, sellerLoginMessages.mobileInvalid],
    ["an address for a number", { mobileNumber: "a@b.test" }, sellerLoginMessages.mobileInvalid],
    ["no address", { email: undefined }, sellerLoginMessages.fieldsRequired],
    ["a malformed address", { email: "nobody@" }, sellerLoginMessages.emailInvalid],
    ["a short password", { password: "short" }, short],
    ["another type", { sellerType: "EVERYTHING" }, expect.any(String)],
    ["a GSTIN with a wrong check character", { gstNumber: "29AAJCH4812K1Z8" }, sellerLoginMessages.gstinInvalid],
    ["a malformed PAN", { sellerType: "BOOKS_ONLY", panNumber: "AAJCH481K" }, sellerLoginMessages.panInvalid],
    ["books without a PAN", { sellerType: "BOOKS_ONLY" }, sellerLoginMessages.panRequired],
    [
      "a PAN that is not the GSTIN's",
      { gstNumber: "29AAJCH4812K1Z9", panNumber: "AAJCH4812L" },
      sellerLoginMessages.panOfGstin,
    ],
    ["books with a blank PAN", { sellerType: "BOOKS_ONLY", panNumber: "  " }, sellerLoginMessages.panRequired],
    ["numbers in place of texts", { email: 1, password: { $ne: "" } }, expect.any(String)],
  ])("rejects %s", async (_what, part, message) => {
    const answer = await raw("POST", "/api/v1/sallerreg", { body: { ...aRegistration(), ...part } });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  });

  it("rejects the email address as password", async () => {
    const { email, mobileNumber } = aRegistration();
    expect(
      await raw("POST", "/api/v1/sallerreg", { body: { email, mobileNumber, password: email.toUpperCase() } }),
    ).toMatchObject({ status: 400, body: { message: sellerLoginMessages.passwordIsEmail } });
  });
});

describe("a seller's login", () => {
  it("responds to a wrong password as to an unknown account, and names missing fields", async () => {
    const { email } = await aSeller();
    const wrong = await login({ email, password: "not this one" });
    const unknown = await login({ email: aFreshSellerEmail(), password: "not this one" });
    expect(wrong).toMatchObject({ status: 401, body: { message: sellerLoginMessages.loginFailed } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    for (const body of [{ email }, { email, password: "" }, { password }, { email: " ", password }]) {
      expect(await login(body)).toMatchObject({ status: 400, body: { message: sellerLoginMessages.fieldsRequired } });
    }
    expect(await login({ email: "seller", password })).toMatchObject({
      status: 400,
      body: { message: sellerLoginMessages.identifierInvalid },
    });
  });

  it("locks an account after five wrong passwords across address and number, and an unknown one too", async () => {
    const seller = await aSeller();
    const { email, mobileNumber } = seller;
    const bad = "not this one";
    for (const body of [{ email }, { mobileNumber }, { email }, { mobileNumber }, { email }]) {
      expect((await login({ ...body, password: bad })).status).toBe(401);
    }
    const locked = await login({ mobileNumber, password: seller.password });
    expect(locked).toMatchObject({ status: 429, body: { message: sellerLoginMessages.locked } });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(60);
    const nobody = aFreshSellerEmail();
    for (const status of [401, 401, 401, 401, 401, 429]) {
      expect((await login({ email: nobody, password: bad })).status).toBe(status);
    }
  });

  it("checks at most five concurrent passwords", async () => {
    const { email } = await aSeller();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login({ email, password: "not this one" })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.staffPasswordTries);
  });

  it("resets the counter after a correct password", async () => {
    const { email, password } = await aSeller();
    for (let round = 0; round < 2; round++) {
      for (let bad = 0; bad < limits.staffPasswordTries - 1; bad++) await login({ email, password: "not this one" });
      expect((await login({ email, password })).status).toBe(200);
    }
  });

  it("lasts half a day, or thirty days if remembered", async () => {
    const { email, password } = await aSeller();
    const hoursOf = async (rememberMe: boolean) => {
      const token = await logInSeller({ email, password, rememberMe });
      const { iat = 0, exp = 0 } = jwt.decode(token) as jwt.JwtPayload;
      return (exp - iat) / 3600;
    };
    expect([await hoursOf(false), await hoursOf(true)]).toEqual([12, 30 * 24]);
  });

  it("gives no access to shoppers' or administrators' calls, nor theirs to a seller's", async () => {
    const { token } = await aSeller();
    for (const path of ["/cart", "/getAllOrders", "/back-office/me"]) {
      expect(await raw("GET", `/api/v1${path}`, { token })).toMatchObject({
        status: 403,
        body: { message: loginMessages.wrongKind },
      });
    }
    expect((await raw("GET", "/admin/products", { token: `Bearer ${token}` })).status).toBe(401);
    const shopper = await aShopper();
    expect(await raw("GET", "/api/v1/seller/me", { token: shopper.token })).toMatchObject({ status: 403 });
  });

  it("works for suspended and rejected sellers, so that they see the reason", async () => {
    for (const state of ["rejected", "suspended"] as const) {
      const { token } = await aSeller({ state });
      expect((await api(token).call("getSellerMe", {})).seller.state).toBe(state);
    }
  });

  it("ends by logging out, this one only", async () => {
    const { email, password, token } = await aSeller();
    const other = await logInSeller({ email, password });
    expect((await api(token).call("logOutSeller", {})).message).toBe(sellerLoginMessages.loggedOut);
    expect(await failureOf(api(token).call("getSellerMe", {}))).toMatchObject({
      status: 401,
      message: loginMessages.tokenRejected,
    });
    await api(other).call("getSellerMe", {});
  });

  it("rejects a token without a session, or with another seller's", async () => {
    const [one, other] = [await aSeller(), await aSeller()];
    const claims = jwt.decode(other.token) as jwt.JwtPayload;
    const sign = (part: object) => jwt.sign({ actor_type: "seller", actor_id: one.id, ...part }, jwtSecret);
    for (const forged of [sign({}), sign({ session_id: claims.session_id }), sign({ session_id: "selses_x" })]) {
      expect((await failureOf(api(forged).call("getSellerMe", {}))).status).toBe(401);
    }
  });
});

describe("a seller's forgotten password", () => {
  const forget = (body: object) => raw("POST", "/api/v1/forgetPassword", { body });
  const reset = (token: string, password: string) => raw("POST", "/api/v1/seller/reset", { body: { token, password } });
  const linksTo = async (email: string) =>
    (await outbox(email)).flatMap(({ text }) => text.match(/\/seller\/reset\?token=([\w-]+)/)?.[1] ?? []);
  /** The reset link sent by a request, once it has arrived. */
  const linkFor = async (email: string, body: object = { email }) => {
    const before = (await linksTo(email)).length;
    expect(await forget(body)).toMatchObject({ status: 200, body: { message: sellerLoginMessages.resetSent } });
    return await until("The link", async () =>
      (await linksTo(email)).length > before ? (await linksTo(email))[0] : undefined,
    );
  };

  it("is answered the same whether or not the account exists, and rejected for an invalid identifier", async () => {
    const { email } = await aSeller();
    const known = await forget({ identifier: email });
    for (const identifier of [aFreshSellerEmail(), aFreshMobile()]) {
      const unknown = await forget({ identifier });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    expect(await forget({ identifier: " " })).toMatchObject({
      status: 400,
      body: { message: sellerLoginMessages.identifierRequired },
    });
    expect(await forget({ identifier: "seller" })).toMatchObject({
      status: 400,
      body: { message: sellerLoginMessages.identifierInvalid },
    });
  });

  it("is replaced by a link that works once, and the seller's sessions end", async () => {
    const seller = await aSeller();
    const link = await linkFor(seller.email, { mobileNumber: seller.mobileNumber });
    expect((await raw("GET", `/api/v1/seller/reset?token=${link}`)).status).toBe(200);
    expect(await reset(link, "short")).toMatchObject({ status: 400 });
    expect(await reset(link, seller.email)).toMatchObject({
      status: 400,
      body: { message: sellerLoginMessages.passwordIsEmail },
    });
    expect(await reset(link, password)).toMatchObject({
      status: 200,
      body: { message: sellerLoginMessages.passwordReset },
    });
    const dead = { status: 400, body: { message: sellerLoginMessages.linkInvalid } };
    expect(await reset(link, "another password")).toMatchObject(dead);
    expect(await raw("GET", `/api/v1/seller/reset?token=${link}`)).toMatchObject(dead);
    expect((await raw("GET", "/api/v1/seller/me", { token: seller.token })).status).toBe(401);
    expect((await login({ email: seller.email, password: seller.password })).status).toBe(401);
    expect((await login({ email: seller.email, password })).status).toBe(200);
  });

  it("is changed by one of many concurrent requests", async () => {
    const { email } = await aSeller();
    const link = await linkFor(email);
    const tries = Array.from({ length: 20 }, (_, place) => `password number ${place}`);
    const answers = await Promise.all(tries.map((wanted) => reset(link, wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    const won = tries[answers.findIndex(({ status }) => status === 200)];
    expect((await login({ email, password: won })).status).toBe(200);
  });

  it("sends one mail for repeated clicks; a later link voids the previous one", async () => {
    const { email, id } = await aSeller();
    const first = await linkFor(email);
    await forget({ email });
    await ageLinks(id);
    const second = await linkFor(email);
    expect(await linksTo(email)).toEqual([second, first]);
    expect((await reset(first, password)).status).toBe(400);
    expect((await reset(second, password)).status).toBe(200);
  });

  it("has a link valid for half an hour", async () => {
    const { email, id } = await aSeller();
    const link = await linkFor(email);
    await withDatabase((client) =>
      client.query(
        "UPDATE seller_reset_link SET expires_at = expires_at - interval '30 minutes' WHERE seller_id = $1",
        [id],
      ),
    );
    expect((await reset(link, password)).status).toBe(400);
  });

  it("unlocks an account locked by someone's guesses", async () => {
    const { email } = await aSeller();
    for (let bad = 0; bad < limits.staffPasswordTries; bad++) await login({ email, password: "not this one" });
    const link = await linkFor(email);
    await reset(link, password);
    expect((await login({ email, password })).status).toBe(200);
  });
});
