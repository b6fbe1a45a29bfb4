import { mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { settingsMessages } from "@haat/api-contract/settings/messages";
import { isGstin } from "@haat/api-contract/settings/tax-numbers";
import { runMedusa } from "../../../scripts/backend.mjs";
import { type TestShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { api, failureOf } from "../support/api";
import { aProduct } from "../support/catalogue";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { checkout } from "../support/shop-address";
import { until } from "../support/until";

describe("GET /api/v1/settings", () => {
  it("says who sells and what is promised, and keeps what is the shop's own business", async () => {
    const { settings } = await api().call("getSettings", {});
    expect(settings.shop?.grievanceOfficer.email).toBeTruthy();
    expect(isGstin(settings.shop?.gstin ?? "")).toBe(true);
    expect(settings.policy).toMatchObject({ returnDays: 7, freeShippingAbove: 999, refundDays: { from: 7, to: 10 } });
    const { text, headers } = await raw("GET", "/api/v1/settings");
    expect(text).not.toMatch(/"pan"|unservedPincodes/);
    const tag = headers.get("etag") ?? "";
    expect(await raw("GET", "/api/v1/Settings", { headers: { "if-none-match": tag } })).toMatchObject({ status: 304 });
  });
});

describe("GET /api/v1/pincode/{pincode}", () => {
  it("expects the delivery on business days to come", async () => {
    const answer = await api().call("checkDelivery", { params: { pincode: "560001" } });
    expect(answer).toMatchObject({ serviceable: true, message: settingsMessages.served });
    const { deliveryFrom, deliveryTo } = answer;
    if (!deliveryFrom || !deliveryTo) throw new Error("It is delivered.");
    expect(deliveryFrom < deliveryTo).toBe(true);
    for (const day of [deliveryFrom, deliveryTo]) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
  });

  it("lets a product's own list of pincodes decide", async () => {
    const product = await aProduct({ delivery: { charge: 40, freeAbove: 999, pincodes: ["744101"] } });
    const check = (pincode: string) =>
      api().call("checkDelivery", { params: { pincode }, query: { productId: product.id } });
    expect(await check("744101")).toMatchObject({ serviceable: true });
    expect(await check("560001")).toEqual({
      success: true,
      serviceable: false,
      deliveryFrom: null,
      deliveryTo: null,
      message: settingsMessages.productNotServed,
    });
  });

  it("knows no product that shoppers don't", async () => {
    const hidden = await aProduct({ hidden: true });
    for (const productId of [hidden.id, "prod_none"]) {
      const failure = await failureOf(
        api().call("checkDelivery", { params: { pincode: "560001" }, query: { productId } }),
      );
      expect(failure).toMatchObject({ status: 404, message: settingsMessages.productNotFound });
    }
  });

  it.each(["012345", "56000", "5600011", "abcdef", "560001;--"])("refuses %s", async (pincode) => {
    const answer = await raw("GET", `/api/v1/pincode/${encodeURIComponent(pincode)}`);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("6-digit pincode") } });
  });
});

describe("saving the settings", () => {
  jest.setTimeout(300_000);
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aPrivateShop();
  });
  afterAll(() => shop.stop());

  it("lets one of several who saw the same version win, and other processes answer with the new ones at once", async () => {
    const before = await api(undefined, shop.url).call("getSettings", {});
    const report = path.join(mkdtempSync(path.join(tmpdir(), "haat-settings-")), "report.json");
    const order = { tradeName: "Haat <b>&</b> Sons", unservedPincodes: ["744"], attempts: 5, report };
    await runMedusa({
      root: realpathSync(checkout),
      form: "source",
      env: testEnvironment(shop.databaseUrl, "source", path.join(shop.database.folder, "shop")),
      args: ["exec", "./test/support/save-settings.ts", JSON.stringify(order)],
    });
    const outcomes: string[] = JSON.parse(readFileSync(report, "utf8"));
    expect(outcomes.filter((outcome) => outcome === "saved")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes(settingsMessages.changedMeanwhile))).toHaveLength(4);

    const after = await until("the new settings", async () => {
      const { settings } = await api(undefined, shop.url).call("getSettings", {});
      return settings.shop?.tradeName === order.tradeName ? settings : undefined;
    });
    expect(after.updatedAt > before.settings.updatedAt).toBe(true);
    const served = async (pincode: string) =>
      (await api(undefined, shop.url).call("checkDelivery", { params: { pincode } })).serviceable;
    expect([await served("744101"), await served("560001")]).toEqual([false, true]);
  });
});
