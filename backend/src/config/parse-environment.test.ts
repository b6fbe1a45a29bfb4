import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnvironment } from "./parse-environment";

const dataDir = mkdtempSync(path.join(tmpdir(), "haat-config-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const parse = (env: Record<string, string>) => parseEnvironment({ HAAT_DATA_DIR: dataDir, ...env });

const production = {
  SHOP_ENV: "production",
  DATABASE_URL: "postgres://db/shop",
  JWT_SECRET: "0123456789abcdef0123456789abcdef",
  COOKIE_SECRET: "fedcba9876543210fedcba9876543210",
  SHOP_URL: "https://haat.example/",
};

describe("parseEnvironment", () => {
  it("accepts an empty environment in demo mode, and generates a secret that survives restarts", () => {
    const first = parse({});
    expect(first).toMatchObject({ mode: "demo", port: 9000, redisUrl: undefined, s3: undefined });
    expect(first.jwtSecret).toHaveLength(64);
    expect(parse({}).jwtSecret).toBe(first.jwtSecret);
    expect(first.cookieSecret).not.toBe(first.jwtSecret);
  });

  it("names every variable that production lacks", () => {
    expect(() => parse({ SHOP_ENV: "production", JWT_SECRET: " " })).toThrow(
      /DATABASE_URL is missing\.[\s\S]*JWT_SECRET is missing\.[\s\S]*COOKIE_SECRET is missing\.[\s\S]*SHOP_URL is missing\./,
    );
  });

  it("rejects weak secrets in production, but accepts them in demo mode", () => {
    expect(parse(production)).toMatchObject({ mode: "production", shopUrl: "https://haat.example" });
    expect(() => parse({ ...production, JWT_SECRET: "change-me", COOKIE_SECRET: "short" })).toThrow(
      "JWT_SECRET is a placeholder, COOKIE_SECRET has 5 of at least 32 characters",
    );
    expect(parse({ JWT_SECRET: "change-me" }).jwtSecret).toBe("change-me");
  });

  it("rejects a shop URL that browsers would not open", () => {
    expect(() => parse({ SHOP_URL: "javascript:alert(1)" })).toThrow(/SHOP_URL: must be an address/);
  });

  it("names every invalid value", () => {
    expect(() => parse({ PORT: "many", REDIS_URL: "redis" })).toThrow(/PORT: must be a whole number[\s\S]*REDIS_URL/);
  });

  it("requires the other S3 variables once a bucket is set", () => {
    expect(() => parse({ S3_BUCKET: "haat" })).toThrow(/S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY[\s\S]*S3_FILE_URL/);
  });

  describe("with keys of payment gateways", () => {
    const razorpay = {
      RAZORPAY_KEY_ID: "rzp_live_a1",
      RAZORPAY_KEY_SECRET: "secret",
      RAZORPAY_WEBHOOK_SECRET: "webhooks",
    };
    const stripe = {
      STRIPE_PUBLISHABLE_KEY: "pk_test_a1",
      STRIPE_SECRET_KEY: "sk_test_a1",
      STRIPE_WEBHOOK_SECRET: "whsec_a1",
    };

    it("returns them by gateway with their mode, and requires none", () => {
      expect(parse({}).gatewayKeys).toEqual({});
      expect(parse({ ...razorpay, ...stripe }).gatewayKeys).toEqual({
        razorpay: { keyId: "rzp_live_a1", secret: "secret", webhookSecret: "webhooks", mode: "live" },
        stripe: { keyId: "pk_test_a1", secret: "sk_test_a1", webhookSecret: "whsec_a1", mode: "test" },
      });
    });

    it.each([
      [{ ...razorpay, RAZORPAY_KEY_SECRET: " " }, "RAZORPAY_KEY_SECRET is missing."],
      [{ ...stripe, STRIPE_PUBLISHABLE_KEY: "" }, "STRIPE_PUBLISHABLE_KEY is missing."],
      [{ ...stripe, STRIPE_WEBHOOK_SECRET: "secret" }, "STRIPE_WEBHOOK_SECRET: A Stripe signing secret"],
      [{ ...razorpay, RAZORPAY_KEY_ID: "rzp_demo_a1" }, "RAZORPAY_KEY_ID: A Razorpay key ID"],
      [{ ...stripe, STRIPE_SECRET_KEY: "sk_live_a1" }, "STRIPE_SECRET_KEY: Both keys"],
    ])("names the fault in a set: %j", (env, fault) => {
      expect(() => parse(env)).toThrow(fault);
    });
  });

  it("takes previous secrets, but in production none that signed logins and can be guessed", () => {
    const weak = "please-change-me-now";
    const given = { PREVIOUS_JWT_SECRETS: " one-secret-of-last-week-0123456789-ab , ", PREVIOUS_ENCRYPTION_KEYS: weak };
    expect(parse({ ...production, ...given })).toMatchObject({
      previousJwtSecrets: ["one-secret-of-last-week-0123456789-ab"],
      previousEncryptionKeys: [weak],
    });
    expect(() => parse({ ...production, PREVIOUS_JWT_SECRETS: weak })).toThrow("PREVIOUS_JWT_SECRETS: one is weak");
    expect(parse({ PREVIOUS_JWT_SECRETS: weak }).previousJwtSecrets).toEqual([weak]);
  });

  // @spec engine-own-calls-beside
  it("opens the engine's own store API only in a demo that sets it", () => {
    expect(parse({}).engineStoreOpen).toBe(false);
    expect(parse({ ENGINE_STORE_OPEN: "true" }).engineStoreOpen).toBe(true);
    expect(() => parse({ ...production, ENGINE_STORE_OPEN: "true" })).toThrow(
      /^The shop can't start:\n {2}ENGINE_STORE_OPEN: .*$/,
    );
  });

  it("simulates gateways only in demo mode", () => {
    const simulated = { GATEWAY_SIMULATOR_PORT: "25000", GATEWAY_SIMULATOR_CONTROL: "true" };
    expect(parse({}).gatewaySimulator).toEqual({ port: undefined, hasControl: false });
    expect(parse(simulated).gatewaySimulator).toEqual({ port: 25_000, hasControl: true });
    expect(parse({ ...production, ...simulated }).gatewaySimulator).toBeUndefined();
  });
});
