import { loginMessages } from "@haat/api-contract/login/messages";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import type { Server } from "../../../../scripts/backend.mjs";
import type { TestShop } from "../../../../scripts/test-shop.mjs";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { cashRules, changePayments, someKeys, switched } from "../../support/payment-setup";
import { aPrivateShop } from "../../support/private-shop";
import { raw } from "../../support/raw";
import { anOrderThatWas } from "../../support/refused-order";
import { aSecondServer } from "../../support/second-server";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";
import { fillWallet } from "../../support/wallet";

let shop: TestShop;
let second: Server;
let office: ReturnType<typeof api>;
beforeAll(async () => {
  shop = await aPrivateShop();
  second = await aSecondServer(shop);
  office = api((await anAdministrator({ url: shop.url })).token, shop.url);
}, 300_000);
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

const read = () => office.call("getPaymentSettings", {});
const save = (settings: PaymentSettings, version: number) =>
  office.call("savePaymentSettings", { body: { settings, version } });
const policyAt = async (url: string, path = "/") =>
  (await raw("GET", path, { url })).headers.get("content-security-policy") ?? "";

describe("payment settings", () => {
  let atFirst: PaymentSettings;
  beforeAll(async () => {
    atFirst = (await read()).settings;
  });
  afterEach(() => changePayments(shop.url, () => atFirst));

  it("start with the demo's: every method on, no restrictions", async () => {
    const { settings } = await read();
    expect(settings.methods.map(({ method, isOn }) => [method, isOn])).toEqual([
      ["cod", true],
      ["razorpay", true],
      ["stripe", true],
      ["wallet", true],
    ]);
    expect(settings).toMatchObject({ expiryMinutes: 30, cash: { min: 0, max: null, fee: 0, maxRefused: null } });
  });

  it("are saved as a whole, and only changes are audited", async () => {
    const { settings, version } = await read();
    const changed = { ...switched({ stripe: false })(settings), expiryMinutes: 45 };
    const saved = await save(changed, version);
    expect(saved).toMatchObject({ message: paymentSetupMessages.saved, settings: changed, version: version + 1 });
    expect(await read()).toMatchObject({ settings: changed, version: version + 1 });
    const { entries } = await office.call("listAudit", { query: { subjectType: "payment" } });
    expect(entries[0]).toMatchObject({
      action: "payment.settings_updated",
      before: { "stripe.isOn": true, expiryMinutes: 30 },
      after: { "stripe.isOn": false, expiryMinutes: 45 },
    });
    expect(Object.keys(entries[0]?.after ?? {})).toHaveLength(2);
    await save(settings, saved.version);
  });

  it("are saved by one of several concurrent requests; the others are told to reload", async () => {
    const { settings, version } = await read();
    const outcomes = await Promise.all(
      [31, 32, 33, 34, 35].map((expiryMinutes) =>
        save({ ...settings, expiryMinutes }, version).then(
          () => "saved",
          (error: Error) => error.message,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "saved")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes(paymentSetupMessages.changedMeanwhile))).toHaveLength(4);
    const late = await failureOf(save(settings, version));
    expect(late).toMatchObject({ status: 409, message: paymentSetupMessages.changedMeanwhile });
  });

  it("keep the last active method", async () => {
    const { settings, version } = await read();
    const allOff = switched({ cod: false, razorpay: false, stripe: false, wallet: false })(settings);
    const refused = await failureOf(save(allOff, version));
    expect(refused.status).toBe(400);
    expect(refused.message).toContain(paymentSetupMessages.lastMethod);
    expect((await read()).version).toBe(version);
  });

  it.each<[string, (settings: PaymentSettings) => object]>([
    ["a method less", ({ methods }) => ({ methods: methods.slice(1) })],
    [
      "a method that nobody knows",
      ({ methods: [, ...rest] }) => ({ methods: [{ ...rest[0], method: "upi" }, ...rest] }),
    ],
    ["no name for a method", ({ methods: [first, ...rest] }) => ({ methods: [{ ...first, label: " " }, ...rest] })],
    ["four minutes", () => ({ expiryMinutes: 4 })],
    ["minutes in words", () => ({ expiryMinutes: "30" })],
    ["a largest amount below the smallest", ({ cash }) => ({ cash: { ...cash, min: 10, max: 9 } })],
    ["what is no pincode", ({ cash }) => ({ cash: { ...cash, unservedPincodes: ["abc"] } })],
  ])("reject %s", async (_, change) => {
    const { settings, version } = await read();
    const { token } = await anAdministrator({ url: shop.url });
    const body = { settings: { ...settings, ...change(settings) }, version };
    const answer = await raw("PUT", "/api/v1/back-office/payment-settings", { url: shop.url, token, body });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  });

  it("are read with view_payment, and changed only with edit_payment", async () => {
    const viewer = api((await aStaffMember({ permissions: ["view_payment"], url: shop.url })).token, shop.url);
    const { settings, version } = await viewer.call("getPaymentSettings", {});
    expect(await failureOf(viewer.call("savePaymentSettings", { body: { settings, version } }))).toMatchObject({
      status: 403,
      message: loginMessages.forbidden,
    });
    const other = api((await aStaffMember({ permissions: ["view_settings"], url: shop.url })).token, shop.url);
    expect(await failureOf(other.call("getPaymentSettings", {}))).toMatchObject({ status: 403 });
  });

  it("reach every process a moment later, for checkouts and the page's CSP", async () => {
    await office.call("storeGatewayKeys", { params: { gateway: "stripe" }, body: someKeys("stripe") });
    const isOfferedAt = async (url: string) =>
      (await api(undefined, url).call("listPaymentMethods", { query: {} })).methods.some(
        ({ method }) => method === "stripe",
      );
    await until("the other process knows the keys", async () =>
      (await policyAt(second.url)).includes("https://js.stripe.com") ? true : undefined,
    );
    expect(await isOfferedAt(second.url)).toBe(true);
    await changePayments(shop.url, switched({ stripe: false }));
    expect([await isOfferedAt(shop.url), (await policyAt(shop.url)).includes("stripe")]).toEqual([false, false]);
    await until("the other process follows", async () =>
      (await isOfferedAt(second.url)) || (await policyAt(second.url)).includes("stripe") ? undefined : true,
    );
    await changePayments(shop.url, switched({ stripe: true }));
    expect([await isOfferedAt(shop.url), (await policyAt(shop.url)).includes("stripe")]).toEqual([true, true]);
    for (const path of ["/seller/login", "/dashboard", "/api/v1/payment-methods"])
      expect(await policyAt(shop.url, path)).not.toContain("stripe");
  });

  it("recover after a database outage", async () => {
    const ask = () => raw("GET", "/api/v1/payment-methods", { url: shop.url });
    await shop.database.stop();
    await until("the process noticed", async () => ((await ask()).status === 503 ? true : undefined));
    await shop.database.start();
    await until("the shop answered", async () => ((await ask()).status === 200 ? true : undefined));
    await until("changes are heard again", async () => {
      const { settings, version } = await read();
      const label = `Cash ${version}`;
      const methods = settings.methods.map((one) => (one.method === "cod" ? { ...one, label } : one));
      await save({ ...settings, methods }, version);
      const shown = (await api(undefined, second.url).call("listPaymentMethods", { query: {} })).methods;
      return shown.some((one) => one.label === label) ? true : undefined;
    });
  });
});

describe("GET /api/v1/payment-methods", () => {
  beforeAll(async () => {
    for (const gateway of ["razorpay", "stripe"] as const)
      await office.call("storeGatewayKeys", { params: { gateway }, body: someKeys(gateway) });
  });

  const offered = async (query: { total?: string; due?: string; pincode?: string } = {}, token?: string) =>
    await api(token, shop.url).call("listPaymentMethods", { query: query as never });

  const cash = async (query: { total?: string; pincode?: string } = {}, token?: string) =>
    (await offered(query, token)).methods.find(({ method }) => method === "cod");

  // @spec checkout-offers-methods-cart
  it("returns the active methods to a visitor, in the merchant's order and wording, and without wallet details", async () => {
    const before = await changePayments(shop.url, (settings) => ({
      ...settings,
      methods: [...settings.methods]
        .reverse()
        .map((one) => (one.method === "cod" ? { ...one, label: "Cash at your door" } : one)),
    }));
    try {
      const { methods, walletBalance } = await offered();
      expect(methods.map(({ method }) => method)).toEqual(["wallet", "stripe", "razorpay", "cod"]);
      expect(methods.at(-1)).toEqual({ method: "cod", label: "Cash at your door", fee: 0, problem: null });
      expect(walletBalance).toBeNull();
    } finally {
      await changePayments(shop.url, () => before);
    }
  });

  it("follows a change at once", async () => {
    const names = async () => (await offered()).methods.map(({ method }) => method);
    await changePayments(shop.url, switched({ stripe: false }));
    expect(await names()).toEqual(["cod", "razorpay", "wallet"]);
    await changePayments(shop.url, switched({ stripe: true }));
    expect(await names()).toEqual(["cod", "razorpay", "stripe", "wallet"]);
  });

  it("returns a shopper's wallet balance, and whether it is insufficient; nothing when the wallet is off", async () => {
    const { token, user } = await aShopper({ url: shop.url });
    const wallet = (methods: { method: string; problem: string | null }[]) =>
      methods.find(({ method }) => method === "wallet");
    const { methods, walletBalance } = await offered({ total: "99" }, token);
    expect(walletBalance).toBe(0);
    expect(wallet(methods)?.problem).toBe(paymentMessages.walletTooLow("₹0"));
    expect(wallet((await offered({}, token)).methods)?.problem).toBeNull();
    await fillWallet(user._id, 40, shop.url);
    expect(wallet((await offered({ total: "99" }, token)).methods)?.problem).toBe(paymentMessages.walletTooLow("₹40"));
    // Part of the order is paid already.
    expect(wallet((await offered({ total: "99", due: "40" }, token)).methods)?.problem).toBeNull();
    await changePayments(shop.url, switched({ wallet: false }));
    const off = await offered({ total: "99" }, token);
    expect([wallet(off.methods), off.walletBalance]).toEqual([undefined, null]);
    await changePayments(shop.url, switched({ wallet: true }));
  });

  it("returns the cash fee, and why cash is not available for an order", async () => {
    const before = await changePayments(
      shop.url,
      cashRules({ min: 100, max: 90_000, fee: 49.5, unservedPincodes: ["19", "744101"] }),
    );
    try {
      expect(await cash({ total: "100", pincode: "560001" })).toMatchObject({ fee: 49.5, problem: null });
      expect(await cash({ total: "90000.00" })).toMatchObject({ problem: null });
      const problems = await Promise.all([
        cash({ total: "99.99" }),
        cash({ total: "90000.01" }),
        cash({ pincode: "190001" }),
        cash({ pincode: "744101" }),
      ]);
      expect(problems.map((offer) => offer?.problem)).toEqual([
        paymentMessages.cashTooLow("₹100"),
        paymentMessages.cashTooHigh("₹90,000"),
        paymentMessages.cashNotThere,
        paymentMessages.cashNotThere,
      ]);
    } finally {
      await changePayments(shop.url, () => before);
    }
  });

  // @spec cash-rules-off-smallest
  it("offers no cash to a shopper who refused too many parcels, and counts no other outcome", async () => {
    const { token, user } = await aShopper({ url: shop.url });
    const was = (statuses: string[], more: object = {}) =>
      anOrderThatWas({ url: shop.url, customerId: user._id, statuses, ...more });
    const before = await changePayments(shop.url, cashRules({ maxRefused: 2 }));
    try {
      await was(["placed", "cancelled"]);
      await was(["placed", "shipped", "delivered"]);
      await was(["placed", "shipped", "delivered", "cancelled"]);
      await was(["placed", "shipped", "processing", "cancelled"]);
      await was(["placed", "shipped", "cancelled"], { method: "razorpay" });
      await was(["placed", "shipped", "cancelled"]);
      expect(await cash({}, token)).toMatchObject({ problem: null });
      await was(["placed", "processing"], { parcel: ["placed", "shipped", "cancelled"] });
      expect(await cash({}, token)).toMatchObject({ problem: paymentMessages.cashRefused });
      // Only for this shopper, and only while the merchant's rule is on.
      expect(await cash({}, (await aShopper({ url: shop.url })).token)).toMatchObject({ problem: null });
      expect(await cash()).toMatchObject({ problem: null });
      await changePayments(shop.url, cashRules({ maxRefused: null }));
      expect(await cash({}, token)).toMatchObject({ problem: null });
    } finally {
      await changePayments(shop.url, () => before);
    }
  });

  it.each(["total=-1", "total=ten", "total=1.234", "pincode=012345", "pincode=5600"])("rejects %s", async (query) => {
    expect((await raw("GET", `/api/v1/payment-methods?${query}`, { url: shop.url })).status).toBe(400);
  });
});

describe("a shop in production without keys", () => {
  let production: TestShop;
  beforeAll(async () => {
    production = await aPrivateShop({
      SHOP_ENV: "production",
      SHOP_URL: "https://haat.example",
      ADMIN_EMAIL: "owner@example.test",
      ADMIN_PASSWORD: "a-long-password",
    });
  }, 300_000);
  afterAll(() => production.stop());

  it("offers no gateway, even if it is switched on, and reports what is missing", async () => {
    const { methods } = await api(undefined, production.url).call("listPaymentMethods", { query: {} });
    expect(methods.map(({ method }) => method)).toEqual(["cod", "wallet"]);
    const owner = api((await anAdministrator({ url: production.url })).token, production.url);
    const { gateways } = await owner.call("listGateways", {});
    expect(gateways).toMatchObject([
      { gateway: "razorpay", isOn: true, state: "off", source: "none", mode: null, keyId: null, missing: ["keys"] },
      { gateway: "stripe", isOn: true, state: "off", source: "none", mode: null, keyId: null, missing: ["keys"] },
    ]);
    const check = owner.call("checkGateway", { params: { gateway: "stripe" } });
    expect(await failureOf(check)).toMatchObject({ status: 409, message: paymentSetupMessages.noKeys("Stripe") });
  });

  it("keeps one usable method: a gateway without keys does not count", async () => {
    const none = changePayments(production.url, switched({ cod: false, wallet: false }));
    expect(await failureOf(none)).toMatchObject({ status: 400, message: paymentSetupMessages.nobodyCouldPay });
    const owner = api((await anAdministrator({ url: production.url })).token, production.url);
    await owner.call("storeGatewayKeys", { params: { gateway: "stripe" }, body: someKeys("stripe") });
    await changePayments(production.url, switched({ cod: false, wallet: false, razorpay: false }));
    const gone = owner.call("removeGatewayKeys", { params: { gateway: "stripe" }, query: {} });
    expect(await failureOf(gone)).toMatchObject({ status: 409, message: paymentSetupMessages.nobodyCouldPay });
    await changePayments(production.url, switched({ cod: true, wallet: true, razorpay: true }));
    await owner.call("removeGatewayKeys", { params: { gateway: "stripe" }, query: {} });
  });
});
