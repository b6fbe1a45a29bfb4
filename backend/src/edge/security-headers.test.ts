import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnvironment } from "../config/parse-environment";
import { firstPaymentSettings } from "../modules/payment-setup/first-settings";
import type { PaymentSetup } from "../modules/payment-setup/service";
import { setServing } from "../modules/payment-setup/serving";
import { securityHeaders } from "./security-headers";
import type { Zone } from "./zone";

const dataDir = mkdtempSync(path.join(tmpdir(), "haat-headers-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const config = (env: Record<string, string> = {}) => parseEnvironment({ HAAT_DATA_DIR: dataDir, ...env });

const keysOf = (gateway: "razorpay" | "stripe"): PaymentSetup["keys"][number] => ({
  gateway,
  sealed: "",
  keyId: "",
  mode: "test",
  storedAt: "2026-11-23T00:00:00Z",
});

const setup = (off: readonly string[], keys: PaymentSetup["keys"]): PaymentSetup => {
  const settings = firstPaymentSettings("demo");
  const methods = settings.methods.map((one) => ({ ...one, isOn: !off.includes(one.method) }));
  return { settings: { ...settings, methods }, version: 1, revision: 1, updatedAt: new Date(), keys };
};

let known: PaymentSetup | undefined;
beforeEach(() => {
  known = undefined;
  setServing({ latest: () => known });
});
afterAll(() => setServing(undefined));

const headers = securityHeaders(config());
const headerOf = (zone: Zone, name: string, of = headers) => {
  const all = of(zone);
  return all[all.findIndex((one) => one.toLowerCase() === name) + 1] ?? "";
};
const policyOf = (zone: Zone, of = headers) => headerOf(zone, "content-security-policy", of);
const directive = (policy: string, name: string) =>
  policy
    .split(";")
    .find((one) => one.trim().startsWith(`${name} `))
    ?.trim();

describe("the policy of shoppers' pages", () => {
  // @spec videos-url-any-https
  it("allows videos from any https host", () => {
    expect(directive(policyOf("storefront"), "media-src")).toBe("media-src 'self' data: blob: https:");
  });

  it("allows the shop's own service worker, which no other app has", () => {
    expect(directive(policyOf("storefront"), "worker-src")).toBe("worker-src 'self'");
    for (const zone of ["seller-portal", "dashboard", "admin-app"] as const)
      expect(directive(policyOf(zone), "worker-src")).toBeUndefined();
  });

  it("allows no gateway before its settings are known, and none that only has the simulator", () => {
    expect(policyOf("storefront")).not.toMatch(/razorpay|stripe/);
    known = setup([], []);
    expect(policyOf("storefront")).not.toMatch(/razorpay|stripe/);
  });

  // @spec gateway-script-loaded-only
  it("follows which gateways are on and have keys, and allows the script, frames and calls of those only", () => {
    known = setup([], [keysOf("stripe")]);
    const policy = policyOf("storefront");
    expect(directive(policy, "script-src")).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(directive(policy, "frame-src")).toBe(
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
    // Only Razorpay's script positions its frame by style attributes.
    expect(directive(policy, "style-src-attr")).toBeUndefined();
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://api.stripe.com https://m.stripe.network");
    known = setup([], [keysOf("stripe"), keysOf("razorpay")]);
    expect(directive(policyOf("storefront"), "script-src")).toBe(
      "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com https://js.stripe.com https://*.js.stripe.com",
    );
    expect(directive(policyOf("storefront"), "style-src-attr")).toBe("style-src-attr 'unsafe-inline'");
    expect(directive(policyOf("storefront"), "style-src")).toBe("style-src 'self'");
    expect(directive(policyOf("storefront"), "form-action")).toBe("form-action 'self' https://api.razorpay.com");
    known = setup(["stripe"], [keysOf("stripe"), keysOf("razorpay")]);
    expect(policyOf("storefront")).toContain("https://api.razorpay.com https://checkout.razorpay.com");
    expect(policyOf("storefront")).not.toContain("stripe");
  });

  it("counts keys from the environment, and allows Google's button besides", () => {
    const env = {
      GOOGLE_CLIENT_ID: "client",
      RAZORPAY_KEY_ID: "rzp_test_a1",
      RAZORPAY_KEY_SECRET: "secret",
      RAZORPAY_WEBHOOK_SECRET: "webhooks",
    };
    known = setup(["stripe"], []);
    expect(directive(policyOf("storefront", securityHeaders(config(env))), "script-src")).toBe(
      "script-src 'self' https://accounts.google.com/gsi/client https://checkout.razorpay.com https://cdn.razorpay.com",
    );
  });

  it.each<Zone>(["seller-portal", "dashboard", "admin-app", "api", "docs", "dev", "engine"])(
    "stays unchanged for the other apps: %s allows no gateway and no popup access",
    (zone) => {
      known = setup([], [keysOf("stripe"), keysOf("razorpay")]);
      expect(policyOf(zone)).not.toMatch(/razorpay|stripe/);
      expect(headerOf(zone, "cross-origin-opener-policy")).toBe("same-origin");
    },
  );

  it("is short for files that are not documents, and still blocks all that a file could do in one", () => {
    const names = headers("media").filter((_, at) => at % 2 === 0);
    expect(names).toEqual(["content-security-policy", "cross-origin-resource-policy", "x-content-type-options"]);
    expect(policyOf("media")).toMatch(/^default-src 'none'/);
  });

  it("lets the bank's window talk to the page that opened it", () => {
    expect(headerOf("storefront", "cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  });

  it("is built once for each state", () => {
    known = setup([], [keysOf("stripe")]);
    expect(headers("storefront")).toBe(headers("storefront"));
  });
});
