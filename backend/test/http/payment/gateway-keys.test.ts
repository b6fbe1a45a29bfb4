import { gatewayDescriptors } from "@haat/api-contract/gateway/descriptors";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import { type TestShop, testEnvironment } from "../../../../scripts/test-shop.mjs";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { someKeys } from "../../support/payment-setup";
import { aPrivateShop } from "../../support/private-shop";
import { raw } from "../../support/raw";
import { script } from "../../support/script";
import { aSecondServer } from "../../support/second-server";
import { dataFolder } from "../../support/shop-address";
import { aShopper, aShopperByCode } from "../../support/shopper";
import { tablesWith } from "../../support/tables-with";
import { until } from "../../support/until";

const environment = {
  RAZORPAY_KEY_ID: "rzp_live_ofTheEnvironment",
  RAZORPAY_KEY_SECRET: "razorpay-secret-of-the-environment",
  RAZORPAY_WEBHOOK_SECRET: "webhook-secret-of-the-environment",
  SHOP_URL: "https://shop.example",
};

/** The Razorpay keys are in the environment, the Stripe keys are stored. */
let shop: TestShop;
let token: string;
let office: ReturnType<typeof api>;
beforeAll(async () => {
  shop = await aPrivateShop(environment);
  token = (await anAdministrator({ url: shop.url })).token;
  office = api(token, shop.url);
}, 300_000);
afterAll(() => shop.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withDatabase(async (client) => (await client.query<Row>(text, values)).rows, shop.databaseUrl);
const stripe = { params: { gateway: "stripe" as const } };
const razorpay = { params: { gateway: "razorpay" as const } };
const setupOf = async (gateway: "razorpay" | "stripe") =>
  (await office.call("listGateways", {})).gateways.find((one) => one.gateway === gateway);

describe("a gateway's keys", () => {
  // @spec keys-sealed-never-shown
  it("are stored encrypted, shown only by their public part, and in no response, log or other table", async () => {
    const keys = someKeys("stripe");
    const stored = await raw("PUT", "/api/v1/back-office/gateways/stripe/keys", { url: shop.url, token, body: keys });
    expect(stored).toMatchObject({ status: 200, body: { message: paymentSetupMessages.keysStored("Stripe") } });
    expect(await setupOf("stripe")).toMatchObject({
      state: "test",
      mode: "test",
      source: "stored",
      keyId: keys.keyId,
      storedKeyId: keys.keyId,
      storedAt: expect.any(String),
      missing: [],
      webhookUrl: "https://shop.example/api/v1/webhooks/stripe",
    });
    const [row] = await sql<{ sealed: string; key_id: string; mode: string }>(
      "SELECT sealed, key_id, mode FROM gateway_keys WHERE gateway = 'stripe'",
    );
    expect(row).toMatchObject({ key_id: keys.keyId, mode: "test" });
    const paths = ["gateways", "payment-settings", "gateways/stripe/webhooks", "audit?subjectType=payment"];
    const answers = await Promise.all(
      paths.map((path) => raw("GET", `/api/v1/back-office/${path}`, { url: shop.url, token })),
    );
    const said = [stored, ...answers].map(({ text }) => text).join(" ");
    for (const secret of [keys.secret, keys.webhookSecret]) {
      expect(said).not.toContain(secret);
      expect(row?.sealed).not.toContain(Buffer.from(secret).toString("base64").slice(0, 16));
      expect(await tablesWith(secret, shop.databaseUrl)).toEqual([]);
    }
    for (const secret of Object.values(environment).filter((value) => value.includes("secret")))
      expect(said).not.toContain(secret);
  });

  // @spec keys-sealed-never-shown
  it("are audited when stored, replaced or removed", async () => {
    await sql("DELETE FROM gateway_keys");
    const [first, next] = [someKeys("stripe"), someKeys("stripe")];
    await office.call("storeGatewayKeys", { ...stripe, body: first });
    // The same key with other secrets is a change too.
    await office.call("storeGatewayKeys", { ...stripe, body: { ...next, keyId: first.keyId } });
    await office.call("storeGatewayKeys", { ...stripe, body: next });
    const removed = await office.call("removeGatewayKeys", { ...stripe, query: {} });
    expect(removed).toMatchObject({
      message: paymentSetupMessages.keysRemoved("Stripe"),
      gateway: { storedKeyId: null },
    });
    const { entries } = await office.call("listAudit", { query: { subjectType: "payment" } });
    expect(entries.slice(0, 4).map(({ action, before, after }) => [action, before?.keyId, after?.keyId])).toEqual([
      ["payment.keys_removed", next.keyId, undefined],
      ["payment.keys_stored", first.keyId, next.keyId],
      ["payment.keys_stored", undefined, undefined],
      ["payment.keys_stored", undefined, first.keyId],
    ]);
    expect(await failureOf(office.call("removeGatewayKeys", { ...stripe, query: {} }))).toMatchObject({
      status: 409,
      message: paymentSetupMessages.noStoredKeys("Stripe"),
    });
  });

  // @spec keys-sealed-never-shown
  it("of the environment take precedence: none can be stored in addition", async () => {
    expect(await setupOf("razorpay")).toMatchObject({
      state: "live",
      source: "environment",
      keyId: environment.RAZORPAY_KEY_ID,
      storedKeyId: null,
      storedAt: null,
    });
    const given = office.call("storeGatewayKeys", { ...razorpay, body: someKeys("razorpay") });
    expect(await failureOf(given)).toMatchObject({
      status: 409,
      message: paymentSetupMessages.keysOfEnvironment("Razorpay"),
    });
    expect(await sql("SELECT FROM gateway_keys WHERE gateway = 'razorpay'")).toEqual([]);
  });

  it.each([
    ["a key of another gateway", { keyId: "rzp_test_a1" }, gatewayDescriptors.stripe.keys.keyId.message],
    ["keys of two modes", { secret: "sk_live_a1" }, paymentSetupMessages.modesDiffer],
    [
      "another kind of webhook secret",
      { webhookSecret: "a-secret" },
      gatewayDescriptors.stripe.keys.webhookSecret.message,
    ],
    ["no secret", { secret: " " }, "secret"],
    ["a secret that is no text", { secret: 7 }, "secret"],
  ])("are rejected: %s", async (_, change, message) => {
    const body = { ...someKeys("stripe"), ...change };
    const answer = await raw("PUT", "/api/v1/back-office/gateways/stripe/keys", { url: shop.url, token, body });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it("exist only for known gateways", async () => {
    for (const [method, path] of [
      ["PUT", "paypal/keys"],
      ["DELETE", "cod/keys"],
      ["POST", "paypal/check"],
      ["GET", "wallet/webhooks"],
    ] as const) {
      const body = method === "PUT" ? someKeys("stripe") : undefined;
      const answer = await raw(method, `/api/v1/back-office/gateways/${path}`, { url: shop.url, token, body });
      expect(answer.status).toBe(400);
    }
  });

  it("cannot be changed with view_payment alone", async () => {
    const viewer = api((await aStaffMember({ permissions: ["view_payment"], url: shop.url })).token, shop.url);
    expect((await viewer.call("listGateways", {})).gateways).toHaveLength(2);
    expect((await viewer.call("listGatewayWebhooks", stripe)).webhooks).toEqual([]);
    for (const refused of [
      () => viewer.call("storeGatewayKeys", { ...stripe, body: someKeys("stripe") }),
      () => viewer.call("removeGatewayKeys", { ...stripe, query: {} }),
      () => viewer.call("checkGateway", stripe),
    ])
      expect(await failureOf(refused())).toMatchObject({ status: 403 });
  });

  it("are not replaced by another account's while payments are in progress, unless confirmed", async () => {
    await sql("DELETE FROM gateway_keys");
    const [first, next] = [someKeys("stripe"), someKeys("stripe")];
    await office.call("storeGatewayKeys", { ...stripe, body: first });
    await sql(`INSERT INTO payment_attempt (id, order_id, customer_id, session_id, gateway, gateway_order_id, key_id, amount_paise, currency, next_look_at)
               VALUES ('payatt_1', 'order_1', 'cus_1', 'payses_1', 'stripe', 'pi_1', '${first.keyId}', 100, 'INR', now() + interval '1 hour')`);
    await sql(`INSERT INTO refund_task (id, order_id, kind, engine_refund_id, gateway, destination, amount_paise, currency, next_try_at)
               VALUES ('rtask_1', 'order_1', 'engine', 'ref_1', 'stripe', 'source', 100, 'INR', now() + interval '1 hour')`);
    expect(await setupOf("stripe")).toMatchObject({ moneyOnItsWay: 2 });
    const message = paymentSetupMessages.moneyOnItsWay("Stripe");
    const replaced = office.call("storeGatewayKeys", { ...stripe, body: next });
    expect(await failureOf(replaced)).toMatchObject({ status: 409, message, body: { moneyOnItsWay: 2 } });
    const removed = office.call("removeGatewayKeys", { ...stripe, query: {} });
    expect(await failureOf(removed)).toMatchObject({ status: 409, message });
    // New secrets of the same key do no harm.
    await office.call("storeGatewayKeys", { ...stripe, body: { ...next, keyId: first.keyId } });
    const insisted = await office.call("storeGatewayKeys", { ...stripe, body: { ...next, confirmed: true } });
    expect(insisted.gateway.keyId).toBe(next.keyId);
    await office.call("removeGatewayKeys", { ...stripe, query: { confirmed: true } });
    await sql("DELETE FROM refund_task WHERE id = 'rtask_1'");
    await sql("DELETE FROM payment_attempt WHERE id = 'payatt_1'");
  });

  it("count as missing if they cannot be decrypted because the server's secret has changed", async () => {
    await office.call("storeGatewayKeys", { ...stripe, body: someKeys("stripe") });
    await sql("UPDATE gateway_keys SET sealed = 'c29tZXRoaW5nIGVsc2UgdGhhbiBrZXlz'");
    await sql("SELECT pg_notify('payment_setup_changed', '')");
    const setup = await until("the process has heard", async () => {
      const found = await setupOf("stripe");
      return found?.state === "off" ? found : undefined;
    });
    expect(setup).toMatchObject({ source: "stored", keyId: null, missing: ["unreadable"] });
    const { methods } = await api(undefined, shop.url).call("listPaymentMethods", { query: {} });
    expect(methods.map(({ method }) => method)).not.toContain("stripe");
    await sql("DELETE FROM gateway_keys");
  });
});

describe("a gateway's latest webhooks", () => {
  // @spec merchant-screen-state-keys
  it("are listed newest first with outcome and order, at most fifty", async () => {
    await sql(
      `INSERT INTO "order" (id, region_id, display_id, currency_code, status) VALUES ('order_w', NULL, 990001, 'inr', 'pending')`,
    );
    await sql(`INSERT INTO payment_attempt (id, order_id, customer_id, session_id, gateway, gateway_order_id, key_id, amount_paise, currency, state, next_look_at)
               VALUES ('payatt_w', 'order_w', 'cus_1', 'payses_1', 'razorpay', 'order_at_razorpay', 'rzp', 100, 'INR', 'closed', now() + interval '1 hour')`);
    await sql(`INSERT INTO gateway_event (gateway, event_id, type, gateway_order_id, outcome, detail, tries)
               SELECT 'razorpay', 'evt_' || n, 'payment.captured', CASE WHEN n = 60 THEN 'order_at_razorpay' END,
                      CASE WHEN n = 60 THEN 'done' ELSE 'ignored' END, 'detail ' || n, 1 FROM generate_series(1, 60) n`);
    await sql(`INSERT INTO gateway_event (gateway, event_id, type, outcome)
               VALUES ('stripe', 'evt_1', 'charge.refunded', 'failed')`);
    const { webhooks } = await office.call("listGatewayWebhooks", razorpay);
    expect(webhooks).toHaveLength(50);
    expect(webhooks[0]).toMatchObject({
      type: "payment.captured",
      outcome: "done",
      detail: "detail 60",
      tries: 1,
      orderId: "order_w",
      orderNumber: 990001,
    });
    expect(webhooks[1]).toMatchObject({ outcome: "ignored", orderId: null, orderNumber: null });
    const others = await office.call("listGatewayWebhooks", stripe);
    expect(others.webhooks).toMatchObject([{ type: "charge.refunded", outcome: "failed" }]);
  });
});

describe("after the shop's secrets were replaced", () => {
  const old = testEnvironment("", "").JWT_SECRET;
  const [jwt, key] = ["a-new-jwt-secret-of-the-tests-0123456789", "a-new-encryption-key-of-the-tests-012345"];
  const replaced = { ...environment, JWT_SECRET: jwt, ENCRYPTION_KEY: key, PREVIOUS_JWT_SECRETS: old };

  /** The module that seals, in a process with these settings. */
  function sealer(env: Record<string, string>): typeof import("#config/seal") {
    const before = process.env;
    process.env = { ...testEnvironment("", ""), ...env };
    try {
      let loaded: typeof import("#config/seal") | undefined;
      jest.isolateModules(() => {
        loaded = jest.requireActual("#config/seal");
        loaded?.seal("");
      });
      if (!loaded) throw new Error("It was not loaded.");
      return loaded;
    } finally {
      process.env = before;
    }
  }

  it("logins stay, keys can be read, and new tokens are the new secret's alone", async () => {
    await office.call("storeGatewayKeys", { ...stripe, body: someKeys("stripe") });
    const shopper = await aShopper({ url: shop.url });
    const second = await aSecondServer(shop, replaced);
    try {
      const { url } = second;
      expect((await raw("GET", "/api/v1/account", { url, token: shopper.token })).status).toBe(200);
      expect((await raw("GET", "/admin/products?limit=1", { url, token })).status).toBe(200);
      const { gateways } = await api(token, url).call("listGateways", {});
      expect(gateways.find(({ gateway }) => gateway === "stripe")).toMatchObject({ state: "test", source: "stored" });
      const { token: fresh } = await aShopperByCode({ url });
      expect((await raw("GET", "/api/v1/account", { url, token: fresh })).status).toBe(200);
      expect((await raw("GET", "/api/v1/account", { url: shop.url, token: fresh })).status).toBe(401);
    } finally {
      await second.stop();
    }
  });

  it("npm run reseal seals everything by the new key, once, and names what nobody can open", async () => {
    await office.call("storeGatewayKeys", { ...stripe, body: someKeys("stripe") });
    const before = sealer({});
    const payee = async (orderId: string, sealed: string) =>
      await sql("INSERT INTO refund_payee (order_id, way, masked, sealed) VALUES ($1, 'upi', 'a…@upi', $2)", [
        orderId,
        sealed,
      ]);
    const ids = Array.from({ length: 501 }, (_, number) => `order_sealed_${String(number).padStart(3, "0")}`);
    for (const id of ids) await payee(id, before.seal(id));
    await sql("INSERT INTO staff_authenticator (user_id, sealed_key) VALUES ('user_sealed', $1)", [before.seal("KEY")]);
    const reseal = () =>
      script("reseal", [], { ...testEnvironment(shop.databaseUrl, dataFolder(shop.url)), ...replaced });
    const first = await reseal();
    expect(first.out).toContain("keys of gateways: 1 sealed again");
    expect(first.out).toContain("accounts for refunds: 501 sealed again");
    expect(first.out).toContain("authenticator apps of staff: 1 sealed again");
    for (const name of ["account numbers of sellers", "authenticator apps of sellers", "delivery codes", "messages"])
      expect(first.out).toMatch(new RegExp(`^${name}: \\d+ sealed again$`, "m"));
    expect(first.code).toBe(0);
    const after = sealer({ JWT_SECRET: jwt, ENCRYPTION_KEY: key });
    const rows = await sql<{ order_id: string; sealed: string }>(
      "SELECT order_id, sealed FROM refund_payee ORDER BY 1",
    );
    expect(rows.map(({ sealed }) => after.unseal(sealed))).toEqual(ids);
    const [stored] = await sql<{ sealed: string }>("SELECT sealed FROM gateway_keys WHERE gateway = 'stripe'");
    expect(after.unseal(stored?.sealed ?? "")).toMatchObject({ gateway: "stripe" });

    const [app] = await sql<{ sealed_key: string }>("DELETE FROM staff_authenticator RETURNING sealed_key");
    expect(after.unseal(app?.sealed_key ?? "")).toBe("KEY");

    await payee("order_lost", sealer({ JWT_SECRET: "nobody-knows-this-secret-any-longer-01" }).seal("lost"));
    const second = await reseal();
    expect(second.out).toContain("accounts for refunds: 0 sealed again\naccounts for refunds: 1 can't be opened.");
    expect(second.code).toBe(1);
    await sql("DELETE FROM refund_payee");
    await sql("DELETE FROM gateway_keys");
  });
});
