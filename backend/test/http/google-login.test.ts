import { generateKeyPairSync } from "node:crypto";
import { loginMessages } from "@haat/api-contract/login/messages";
import jwt from "jsonwebtoken";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { api, checked, failureOf } from "../support/api";
import { aGoogle, clientId, type Google } from "../support/google";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aFreshEmail, aShopper } from "../support/shopper";
import { jwtSecret } from "../support/token";

let google: Google;
let shop: TestShop;
beforeAll(async () => {
  google = await aGoogle();
  shop = await aPrivateShop({ GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: google.keysUrl });
}, 300_000);
afterAll(async () => {
  await shop.stop();
  await google.stop();
});

const logIn = (token: string) => api(undefined, shop.url).call("googleLogin", { body: { token } });
const refusalOf = (token: string) => failureOf(logIn(token));

describe("POST /api/v1/google-login", () => {
  // @spec google-credential-logs-instead post-google-login
  it("opens an account at the first login and finds it at the next, even if the Google email has changed", async () => {
    const email = aFreshEmail();
    const sub = `google-${email}`;
    const first = await logIn(google.credential({ sub, email: email.toUpperCase() }));
    expect(first.user).toMatchObject({ email, mobile: null });
    const again = await logIn(google.credential({ sub, email: aFreshEmail() }));
    expect(again.user).toEqual(first.user);
    const { account } = await api(again.token, shop.url).call("getAccount", {});
    expect(account.signInMethods).toEqual([
      { kind: "email", value: email },
      { kind: "google", value: email },
    ]);
  });

  it("returns one of the shop's own tokens, as login by code does", async () => {
    const { token, user } = await logIn(google.credential());
    expect(jwt.verify(token, jwtSecret)).toMatchObject({ id: user._id, sub: user._id, actor_type: "customer" });
  });

  it("finds the account of a login by code with the email that Google verified", async () => {
    const shopper = await aShopper({ url: shop.url });
    const { user } = await logIn(google.credential({ email: shopper.identifier }));
    expect(user._id).toBe(shopper.user._id);
  });

  it("opens one account for ten concurrent first logins", async () => {
    const token = google.credential();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(token)));
    expect(new Set(answers.map(({ user }) => user._id)).size).toBe(1);
  });

  it.each([
    ["for another shop", { aud: "another.apps.googleusercontent.com" }],
    ["for nobody", { aud: undefined }],
    ["of another issuer", { iss: "https://accounts.example.test" }],
    ["without an issuer", { iss: undefined }],
    ["that has expired", { exp: Math.floor(Date.now() / 1000) - 60 }],
    ["without an expiry", { exp: undefined }],
    ["of nobody", { sub: undefined }],
    ["with an object for an address", { email: { $ne: null } }],
    ["without an address", { email: undefined }],
    ["with a text for a yes", { email_verified: "false" }],
  ])("rejects a credential %s", async (_, claims) => {
    expect(await refusalOf(google.credential(claims))).toMatchObject({
      status: 401,
      message: loginMessages.googleFailed,
    });
  });

  it.each([false, undefined])("rejects an email with email_verified: %s", async (email_verified) => {
    const email = aFreshEmail();
    const refusal = await refusalOf(google.credential({ email, email_verified }));
    expect([401, 403]).toContain(refusal.status);
    if (email_verified === false) expect(refusal.message).toBe(loginMessages.googleEmailUnproven);
  });

  it("rejects credentials not signed by Google", async () => {
    const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const claims = jwt.decode(google.credential()) as jwt.JwtPayload;
    const [head, body, signature = ""] = google.credential().split(".");
    const forgeries = [
      jwt.sign(claims, stranger, { algorithm: "RS256", keyid: google.keyId }),
      jwt.sign(claims, stranger, { algorithm: "RS256", keyid: "no-such-key" }),
      google.forged({ alg: "none" }, claims),
      google.forged({ alg: "RS512" }, claims),
      jwt.sign(claims, google.publicKey, { algorithm: "HS256", keyid: google.keyId }),
      jwt.sign(claims, jwtSecret, { algorithm: "HS256" }),
      `${head}.${body}.${signature.slice(0, -6)}AAAAAA`,
      `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: "somebody-else" })).toString("base64url")}.${signature}`,
      "no credential",
      "a.b.c",
    ];
    for (const forgery of forgeries) {
      expect({ forgery, ...(await refusalOf(forgery)) }).toMatchObject({
        status: 401,
        message: loginMessages.googleFailed,
      });
    }
  });

  it.each([{}, { token: 7 }, { token: "" }, { token: "x".repeat(9000) }])("rejects the body %j", async (body) => {
    expect((await raw("POST", "/api/v1/google-login", { url: shop.url, body })).status).toBe(400);
  });

  it("is announced by the login methods and allowed by the page's CSP", async () => {
    const { google: told } = await api(undefined, shop.url).call("listLoginMethods", {});
    expect(told).toEqual({ clientId });
    const policy = (await raw("GET", "/", { url: shop.url })).headers.get("content-security-policy");
    expect(policy).toContain("frame-src https://accounts.google.com/gsi/");
  });
});

describe("a shop that cannot reach Google's keys", () => {
  it("returns 503 and still logs in by code", async () => {
    const cut = await aPrivateShop({ GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: "http://localhost:9/certs" });
    try {
      const answer = await raw("POST", "/api/v1/google-login", { url: cut.url, body: { token: google.credential() } });
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({ success: false, message: loginMessages.googleUnreachable });
      expect((await aShopper({ url: cut.url })).token).toBeTruthy();
    } finally {
      await cut.stop();
    }
  }, 300_000);
});

describe("a shop without a Google client id", () => {
  it("returns 503 and shows no button", async () => {
    const answer = await raw("POST", "/api/v1/google-login", { body: { token: google.credential() } });
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ success: false, message: "Google login is not configured." });
    expect(checked("listLoginMethods", await raw("GET", "/api/v1/login-methods"))).toMatchObject({ google: null });
    const policy = (await raw("GET", "/")).headers.get("content-security-policy");
    expect(policy).not.toContain("google");
  });
});
