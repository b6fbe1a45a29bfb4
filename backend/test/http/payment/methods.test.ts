import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { TestShop } from "../../../../scripts/test-shop.mjs";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { cashRules, changePayments, someKeys, switched } from "../../support/payment-setup";
import { aPrivateShop } from "../../support/private-shop";
import { raw } from "../../support/raw";
import { anOrderThatWas } from "../../support/refused-order";
import { aShopper } from "../../support/shopper";
import { fillWallet } from "../../support/wallet";

let shop: TestShop;
beforeAll(async () => {
  shop = await aPrivateShop();
  const office = api((await anAdministrator({ url: shop.url })).token, shop.url);
  for (const gateway of ["razorpay", "stripe"] as const)
    await office.call("storeGatewayKeys", { params: { gateway }, body: someKeys(gateway) });
}, 300_000);
afterAll(() => shop.stop());

const offered = async (query: { total?: string; due?: string; pincode?: string } = {}, token?: string) =>
  await api(token, shop.url).call("listPaymentMethods", { query: query as never });

const cash = async (query: { total?: string; pincode?: string } = {}, token?: string) =>
  (await offered(query, token)).methods.find(({ method }) => method === "cod");

describe("GET /api/v1/payment-methods", () => {
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
