import { parseEnvironment } from "#config/parse-environment";
import { checkSettings } from "./check-settings";

const ready = {
  SHOP_ENV: "production",
  DATABASE_URL: "postgres://localhost/shop",
  JWT_SECRET: "one-secret-of-this-test-alone-0123456789",
  COOKIE_SECRET: "another-secret-of-this-test-alone-012345",
  ENCRYPTION_KEY: "a-third-secret-of-this-test-alone-012345",
  SHOP_URL: "https://shop.example",
  TRUST_PROXY: "1",
  REDIS_URL: "redis://localhost:6379",
  METRICS_PORT: "9100",
  SMTP_URL: "smtp://localhost",
  SMTP_FROM: "Shop <orders@shop.example>",
  SMS_PROVIDERS: "twilio",
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "0".repeat(32),
  TWILIO_FROM: "HAATIN",
};
const found = (changes: Record<string, string> = {}) =>
  checkSettings(parseEnvironment({ ...ready, ...changes })).map(({ state, text }) => `${state}: ${text}`);

it("finds nothing wrong with the settings of a shop that is ready", () => {
  expect(found()).toEqual([
    "good: All that a production shop needs is set.",
    "good: Codes are sent by twilio. Log in with your own number once.",
  ]);
});

it.each<[Record<string, string>, RegExp]>([
  [{ SHOP_ENV: "demo" }, /^problem: SHOP_ENV is demo/],
  [{ SHOP_URL: "http://shop.example" }, /^problem: SHOP_URL is http:\/\/shop\.example/],
  [{ TRUST_PROXY: "" }, /^advice: TRUST_PROXY is 0/],
  [{ ENCRYPTION_KEY: "" }, /^advice: ENCRYPTION_KEY is not set/],
  [{ PREVIOUS_JWT_SECRETS: "a-secret-of-last-week-0123456789-abcdef" }, /^advice: PREVIOUS_JWT_SECRETS or/],
  [{ PREVIOUS_ENCRYPTION_KEYS: "short" }, /^advice: PREVIOUS_JWT_SECRETS or/],
  [{ REDIS_URL: "" }, /^advice: REDIS_URL is not set/],
  [{ METRICS_PORT: "" }, /^advice: METRICS_PORT is not set/],
  [{ SMTP_URL: "" }, /^problem: SMTP_URL is not set/],
  [{ SMTP_FROM: "" }, /^problem: SMTP_FROM is Haat <no-reply@haat\.test>/],
  [{ SMS_PROVIDERS: "" }, /^advice: SMS_PROVIDERS is not set/],
])("names what is wrong with %j, and nothing else", (changes, expected) => {
  const faults = found(changes).filter((line) => !line.startsWith("good"));
  expect(faults).toEqual([expect.stringMatching(expected)]);
});
