import { mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { settingsMessages } from "@haat/api-contract/settings/messages";
import { isGstin } from "@haat/api-contract/settings/tax-numbers";
import { runMedusa } from "../../../scripts/backend.mjs";
import { type TestShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aCategory, aProduct } from "../support/catalogue";
import { anOrder } from "../support/order-body";
import { parcelOf } from "../support/order-of-sellers";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aSeller } from "../support/seller";
import { checkout } from "../support/shop-address";
import { aShopper } from "../support/shopper";
import { soldIn } from "../support/sold-by";
import { until } from "../support/until";

describe("GET /api/v1/settings", () => {
  it("returns the seller and the policies, without the shop's private settings", async () => {
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
  it("estimates the delivery in business days", async () => {
    const answer = await api().call("checkDelivery", { params: { pincode: "560001" } });
    expect(answer).toMatchObject({ serviceable: true, message: settingsMessages.served });
    const { deliveryFrom, deliveryTo } = answer;
    if (!deliveryFrom || !deliveryTo) throw new Error("It is delivered.");
    expect(deliveryFrom < deliveryTo).toBe(true);
    for (const day of [deliveryFrom, deliveryTo]) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
  });

  it("follows a product's own list of pincodes", async () => {
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

  it("returns no delivery date for a product that is out of stock", async () => {
    const product = await aProduct({ stock: 0 });
    expect(
      await api().call("checkDelivery", { params: { pincode: "560001" }, query: { productId: product.id } }),
    ).toEqual({
      success: true,
      serviceable: true,
      deliveryFrom: null,
      deliveryTo: null,
      message: settingsMessages.soldOut,
    });
  });

  it("returns 404 for a product hidden from shoppers", async () => {
    const hidden = await aProduct({ hidden: true });
    for (const productId of [hidden.id, "prod_none"]) {
      const failure = await failureOf(
        api().call("checkDelivery", { params: { pincode: "560001" }, query: { productId } }),
      );
      expect(failure).toMatchObject({ status: 404, message: settingsMessages.productNotFound });
    }
  });

  it.each(["012345", "999999", "56000", "5600011", "abcdef", "560001;--"])("rejects %s", async (pincode) => {
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

  // @spec two-administrators-save-second
  it("accepts one of several saves of the same version, and other processes serve the new settings at once", async () => {
    const before = await api(undefined, shop.url).call("getSettings", {});
    const report = path.join(mkdtempSync(path.join(tmpdir(), "haat-settings-")), "report.json");
    const order = { tradeName: "Haat <b>&</b> Sons", unservedPincodes: ["744"], attempts: 5, report };
    await runMedusa({
      root: realpathSync(checkout),
      form: "source",
      env: testEnvironment(shop.databaseUrl, path.join(shop.database.folder, "shop")),
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

  // @spec saved-counts-once-shoppers two-administrators-edit-thing shop-settings-read-saved
  it("is done in the back office, visible to shoppers at once, with each changed value in the audit log", async () => {
    const office = api((await anAdministrator({ url: shop.url })).token, shop.url);
    const { settings, version } = await office.call("getShopSettings", {});
    expect(settings.shop?.pan).toBeTruthy();
    const changed = { ...settings, policy: { ...settings.policy, returnDays: 9 } };
    const saved = await office.call("saveShopSettings", { body: { settings: changed, version } });
    expect(saved).toMatchObject({ message: settingsMessages.saved, settings: changed });
    const shown = (await api(undefined, shop.url).call("getSettings", {})).settings;
    expect(shown.policy.returnDays).toBe(9);
    const { entries } = await office.call("listAudit", { query: { subjectType: "settings" } });
    expect(entries).toMatchObject([
      { action: "settings.updated", before: { "policy.returnDays": 7 }, after: { "policy.returnDays": 9 } },
    ]);
    expect(Object.keys(entries[0]?.after ?? {})).toHaveLength(1);
    const late = await failureOf(office.call("saveShopSettings", { body: { settings, version } }));
    expect(late).toMatchObject({ status: 409, message: settingsMessages.changedMeanwhile });
    expect((await office.call("getShopSettings", {})).settings).toEqual(changed);
  });

  // @spec footer-social-links
  it("shows shoppers the configured social links, four in a demo", async () => {
    const office = api((await anAdministrator({ url: shop.url })).token, shop.url);
    const shown = async () => (await api(undefined, shop.url).call("getSettings", {})).settings.social;
    expect(Object.values(await shown()).filter((address) => address?.startsWith("https://"))).toHaveLength(4);
    const { settings, version } = await office.call("getShopSettings", {});
    const social = { facebook: null, instagram: " https://www.instagram.com/haat ", x: null, youtube: null };
    await office.call("saveShopSettings", { body: { settings: { ...settings, social }, version } });
    expect(await shown()).toEqual({ ...social, instagram: "https://www.instagram.com/haat" });
  });

  // @spec shop-settings-read-saved
  it("keeps settings that an older browser tab does not send", async () => {
    const office = api((await anAdministrator({ url: shop.url })).token, shop.url);
    const { settings, version } = await office.call("getShopSettings", {});
    const { stock, sellers, social, ...first } = settings;
    const set = {
      stock: { lowAt: 6 },
      sellers: { ...sellers, commissionPercent: 12, holdDays: 11 },
      social: { ...social, x: "https://x.com/haat", facebook: "https://www.facebook.com/haat" },
    };
    let seen = (await office.call("saveShopSettings", { body: { settings: { ...first, ...set }, version } })).version;
    const save = async (known: object) => {
      const saved = await office.call("saveShopSettings", {
        body: { settings: { ...first, ...known }, version: seen },
      });
      seen = saved.version;
      return saved.settings;
    };
    expect(await save({})).toEqual({ ...first, ...set });
    expect(await save({ sellers: { commissionPercent: 13 }, social: { x: null } })).toEqual({
      ...first,
      stock: set.stock,
      sellers: { ...set.sellers, commissionPercent: 13 },
      social: { ...set.social, x: null },
    });
    await save({ stock, sellers, social });
  });

  // @spec new-products-wait-approval
  it("decides whether a seller's new product needs approval", async () => {
    const office = api((await anAdministrator({ url: shop.url })).token, shop.url);
    const seller = api((await aSeller({ url: shop.url })).token, shop.url);
    const { id: categoryId } = await aCategory({}, shop);
    const list = async () => {
      const body = { title: "Kurta", brand: "Rangrez", categoryId, price: 100, quantity: 1 };
      const { product } = await seller.call("createSellerProduct", { body });
      const { status } = await raw("GET", `/api/v1/product/title/${product._id}`, { url: shop.url });
      return { approval: product.seller?.approval, status };
    };
    expect(await list()).toEqual({ approval: "waiting", status: 404 });
    const { settings, version } = await office.call("getShopSettings", {});
    const trusting = { ...settings, sellers: { ...settings.sellers, approveProducts: false } };
    await office.call("saveShopSettings", { body: { settings: trusting, version } });
    expect(await list()).toEqual({ approval: "approved", status: 200 });
  });

  // @spec earnings-held-and-why
  it("sets how many days a seller's earnings are held after delivery; a longer return window extends it", async () => {
    const office = api((await anAdministrator({ url: shop.url })).token, shop.url);
    const [seller, shopper] = [await aSeller({ url: shop.url }), await aShopper({ url: shop.url })];
    const dearer = await aProduct({ price: 200, stock: 9, returnDays: 7 }, shop);
    const cheaper = await aProduct({ price: 50, stock: 9 }, shop);
    await soldIn(shop.databaseUrl, seller.id, [dearer, cheaper]);
    /** A new order is delivered and its cash received. */
    const deliver = async () => {
      const lines = [dearer, cheaper].map(({ id }) => ({ productId: id, quantity: 1 }));
      const { orderId, order } = await api(shopper.token, shop.url).call("placeOrder", { body: anOrder(lines, 250) });
      await office.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
      const { _id: parcelId } = await parcelOf(seller, order.orderNumber, shop.url);
      await office.call("recordParcelCash", { params: { parcelId }, body: { amount: 250, reference: "CR-1" } });
      return parcelId;
    };
    /** Days from the delivery until each line, the dearer first, can be paid out, and why it is held. */
    const held = async (parcelId: string) => {
      const { order } = await api(seller.token, shop.url).call("getSellerOrder", { params: { parcelId } });
      const delivered = Date.parse(order.deliveredAt ?? "");
      const { lines } = await api(seller.token, shop.url).call("listEarningLines", {});
      return lines
        .filter((line) => line.parcelId === parcelId)
        .sort((one, other) => other.paid - one.paid)
        .map(({ availableFrom, heldFor }) => [(Date.parse(availableFrom ?? "") - delivered) / 86_400_000, heldFor]);
    };
    const hold = async (holdDays: number) => {
      const { settings, version } = await office.call("getShopSettings", {});
      const sellers = { ...settings.sellers, holdDays };
      await office.call("saveShopSettings", { body: { settings: { ...settings, sellers }, version } });
    };
    const asUsual = await deliver();
    await hold(3);
    const shorter = await deliver();
    await hold(30);
    const longer = await deliver();
    await hold(0);
    const none = await deliver();
    await hold(7);
    // Each is held for the days configured on its delivery date.
    expect(await held(asUsual)).toEqual([
      [7, "window"],
      [7, "days"],
    ]);
    expect(await held(shorter)).toEqual([
      [7, "window"],
      [3, "days"],
    ]);
    expect(await held(longer)).toEqual([
      [30, "days"],
      [30, "days"],
    ]);
    expect(await held(none)).toEqual([
      [7, "window"],
      [0, null],
    ]);
  });

  // @spec overview-bell-go-settings
  it("sets the low stock threshold", async () => {
    const { token } = await anAdministrator({ url: shop.url });
    const office = api(token, shop.url);
    await aProduct({ price: 10, stock: 8 }, shop);
    const before = (await office.call("getOverview", {})).lowStock;
    const { settings, version } = await office.call("getShopSettings", {});
    const save = (lowAt: number, seen: number) =>
      office.call("saveShopSettings", { body: { settings: { ...settings, stock: { lowAt } }, version: seen } });
    const saved = await save(8, version);
    const after = (await office.call("getOverview", {})).lowStock;
    expect([before?.threshold, after?.threshold]).toEqual([settings.stock.lowAt, 8]);
    expect((after?.total ?? 0) - (before?.total ?? 0)).toBe(1);
    await save(settings.stock.lowAt, saved.version);
  });

  // @spec gstin-pan-pin-code shop-settings-read-saved
  it("rejects invalid settings", async () => {
    const { token } = await anAdministrator({ url: shop.url });
    const { settings, version } = await api(token, shop.url).call("getShopSettings", {});
    const save = (part: object) =>
      raw("PUT", "/api/v1/back-office/settings", {
        url: shop.url,
        token,
        body: { settings: { ...settings, ...part }, version },
      });
    const wrong: [object, string][] = [
      [{ shop: { ...settings.shop, gstin: "29AAAAA0000A1Z9" } }, settingsMessages.gstinInvalid],
      [{ shop: { ...settings.shop, pan: "ABCDE1234F" } }, settingsMessages.panOfGstin],
      [{ policy: { ...settings.policy, refundDays: { from: 10, to: 7 } } }, settingsMessages.range],
      [{ delivery: { unservedPincodes: ["0"] } }, settingsMessages.prefixInvalid],
      [{ policy: { ...settings.policy, returnDays: "7" } }, "policy.returnDays"],
      [{ stock: { lowAt: -1 } }, "lowAt"],
      [
        { social: { ...settings.social, youtube: "http://www.youtube.com/@haat" } },
        settingsMessages.socialInvalid("YouTube"),
      ],
      [{ social: { ...settings.social, x: "javascript:alert(1)" } }, settingsMessages.socialInvalid("X")],
      [{ social: { ...settings.social, facebook: 1 } }, "Facebook"],
    ];
    for (const [part, message] of wrong) {
      const answer = await save(part);
      expect({ status: answer.status, text: answer.text }).toEqual({
        status: 400,
        text: expect.stringContaining(message),
      });
    }
    expect((await api(token, shop.url).call("getShopSettings", {})).version).toBe(version);
  });
});
