import { accountDataAnswerSchema } from "@haat/api-contract/account/schemas";
import { whatsAppMessages } from "@haat/api-contract/whatsapp/messages";
import {
  aWhatsApp,
  whatsAppEvent,
  whatsAppFault,
  whatsAppKeys,
  whatsAppReply,
  whatsAppStatus,
} from "#whatsapp/whatsapp.fixture";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { anAdministrator, aStaffMember } from "../support/administrator";
import { api } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aFreshEmail, aFreshMobile, aShopper, latestCode, outbox } from "../support/shopper";
import { runTasks } from "../support/tasks";
import { until } from "../support/until";

jest.setTimeout(300_000);

let whatsApp: Awaited<ReturnType<typeof aWhatsApp>>;
let shop: TestShop;
let product: MadeProduct;
beforeAll(async () => {
  whatsApp = await aWhatsApp();
  // Order news by SMS are in the demo's outbox.
  shop = await aPrivateShop({
    WHATSAPP_URL: whatsApp.url,
    WHATSAPP_PHONE_NUMBER_ID: whatsAppKeys.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: whatsAppKeys.accessToken,
    WHATSAPP_APP_SECRET: whatsAppKeys.appSecret,
    WHATSAPP_VERIFY_TOKEN: whatsAppKeys.verifyToken,
    WHATSAPP_TEMPLATES: JSON.stringify({ "order-placed": "order_placed", "order-cancelled": "order_cancelled" }),
  });
  product = await aProduct({ title: "Kurta", price: 1299.5, stock: 500 }, shop);
});
afterAll(async () => {
  await shop?.stop();
  await whatsApp?.close();
});
beforeEach(() => whatsApp.answerWith(() => undefined));

/** A shopper with a mobile number, who has opted in. */
async function aWhatsAppShopper() {
  const mobile = `+91${aFreshMobile()}`;
  const { token } = await aShopper({ url: shop.url, identifier: mobile });
  const client = api(token, shop.url);
  await client.call("setWhatsApp", { body: { isOn: true } });
  return {
    token,
    mobile,
    client,
    consents: async () => (await client.call("getAccount", {})).account.whatsApp?.consents,
  };
}

type Client = ReturnType<typeof api>;
const order = async (client: Client) =>
  (await client.call("placeOrder", { body: anOrder({ productId: product.id, quantity: 1 }, 1299.5) })).orderId;

const chatsTo = (mobile: string) => whatsApp.taken.filter(({ to }) => to === mobile);
const chatTo = (mobile: string) => until("a message by WhatsApp", async () => chatsTo(mobile).at(-1));
const textsTo = async (mobile: string) =>
  (await outbox(mobile, shop.url)).filter(({ channel, code }) => channel === "sms" && code === null);
const textTo = (mobile: string) => until("an SMS", async () => (await textsTo(mobile))[0]);
const settled = (orderId: string) =>
  until("settled messages", async () =>
    withDatabase(async (database) => {
      const { rows } = await database.query("SELECT state FROM queued_message WHERE key LIKE $1 || ':%'", [orderId]);
      return (rows.length > 0 && rows.every(({ state }) => state === "sent")) || undefined;
    }, shop.databaseUrl),
  );

const post = async (value: object, change?: object, signature?: string) => {
  const event = whatsAppEvent(value, change);
  const headers = { "x-hub-signature-256": signature ?? event.signature };
  return (await raw("POST", "/api/v1/whatsapp/events", { url: shop.url, headers, body: event.raw })).status;
};
const postStatus = (...status: Parameters<typeof whatsAppStatus>) => post({ statuses: [whatsAppStatus(...status)] });

const deliveries = async () => {
  const { token } = await aStaffMember({ permissions: ["view_settings"], url: shop.url });
  return (await api(token, shop.url).call("getSmsDeliveries", {})).whatsApp;
};

describe("order news by WhatsApp", () => {
  it("go to shoppers who have opted in, instead of an SMS", async () => {
    const { client, mobile } = await aWhatsAppShopper();
    const orderId = await order(client);
    expect(await chatTo(mobile)).toMatchObject({
      template: "order_placed",
      values: [expect.any(String), "Rs. 1,299.50"],
    });
    await settled(orderId);
    expect(await textsTo(mobile)).toEqual([]);
  });

  it("do not go to others, nor to one who has opted out", async () => {
    const mobile = `+91${aFreshMobile()}`;
    const { token } = await aShopper({ url: shop.url, identifier: mobile });
    await order(api(token, shop.url));
    await textTo(mobile);
    const { client, mobile: other } = await aWhatsAppShopper();
    await client.call("setWhatsApp", { body: { isOn: false } });
    await order(client);
    await textTo(other);
    expect([...chatsTo(mobile), ...chatsTo(other)]).toEqual([]);
  });

  it("go by SMS if their template has no name", async () => {
    const { client, mobile } = await aWhatsAppShopper();
    const orderId = await order(client);
    await chatTo(mobile);
    const admin = await anAdministrator(shop);
    const params = { orderId };
    await api(admin.token, shop.url).call("updateOrderStatus", { params, body: { status: "shipped" } });
    expect((await textTo(mobile)).template).toBe("order-shipped");
    expect(chatsTo(mobile)).toHaveLength(1);
  });

  it.each([132001, 132015, 190])("go by SMS after error %d, and the next by WhatsApp again", async (code) => {
    const { client, mobile, consents } = await aWhatsAppShopper();
    let tries = 0;
    whatsApp.answerWith(() => {
      tries += 1;
      return whatsAppFault(code);
    });
    const orderId = await order(client);
    expect((await textTo(mobile)).template).toBe("order-placed");
    expect(tries).toBe(1);
    whatsApp.answerWith(() => undefined);
    await client.call("cancelOrder", { params: { orderId } });
    expect((await chatTo(mobile)).template).toBe("order_cancelled");
    expect(await consents()).toMatchObject([{ optedOutAt: null, unreachableSince: null }]);
  });

  it("go by SMS from then on if the number is not on WhatsApp, until the shopper opts in anew", async () => {
    const { client, mobile, consents } = await aWhatsAppShopper();
    whatsApp.answerWith(() => whatsAppFault(131026));
    const orderId = await order(client);
    await textTo(mobile);
    whatsApp.answerWith(() => undefined);
    await client.call("cancelOrder", { params: { orderId } });
    await until("the second SMS", async () => (await textsTo(mobile)).length === 2 || undefined);
    expect(chatsTo(mobile)).toEqual([]);
    expect(await consents()).toMatchObject([{ unreachableSince: expect.any(String) }]);
    for (const isOn of [false, true]) await client.call("setWhatsApp", { body: { isOn } });
    await order(client);
    await chatTo(mobile);
  });

  it("are tried again after a limit, and go by SMS after the third try", async () => {
    const { client, mobile } = await aWhatsAppShopper();
    let tries = 0;
    whatsApp.answerWith(() => {
      tries += 1;
      return tries > 1 ? undefined : whatsAppFault(130429);
    });
    await settled(await order(client));
    expect([tries, chatsTo(mobile).length, (await textsTo(mobile)).length]).toEqual([2, 1, 0]);
    whatsApp.answerWith(() => whatsAppFault(131056));
    await order(client);
    await until("the SMS", async () => (await textsTo(mobile)).length === 1 || undefined, 120_000);
    expect(chatsTo(mobile)).toHaveLength(1);
  });
});

describe("WhatsApp's events", () => {
  it("are stored, each once, and counted", async () => {
    const { client, mobile } = await aWhatsAppShopper();
    await settled(await order(client));
    const { id } = await chatTo(mobile);
    const before = await deliveries();
    for (const status of ["sent", "delivered", "delivered", "read"])
      expect(await postStatus(id, status, mobile)).toBe(200);
    // It has arrived, so that is not true.
    expect(await postStatus(id, "failed", mobile, 131049)).toBe(200);
    const after = await deliveries();
    expect(after?.counts).toEqual({
      sent: before?.counts.sent,
      delivered: (before?.counts.delivered ?? 0) + 1,
      read: (before?.counts.read ?? 0) + 1,
      failed: before?.counts.failed,
    });
    expect(after?.failures).toEqual(before?.failures);
    expect(await textsTo(mobile)).toEqual([]);
  });

  it("that a message failed have an SMS sent instead, once", async () => {
    const { client, mobile, consents } = await aWhatsAppShopper();
    await settled(await order(client));
    const { id } = await chatTo(mobile);
    for (const _time of [1, 2]) expect(await postStatus(id, "failed", mobile, 131026)).toBe(200);
    expect((await textTo(mobile)).template).toBe("order-placed");
    expect(await consents()).toMatchObject([{ unreachableSince: expect.any(String) }]);
    expect((await deliveries())?.failures[0]).toMatchObject({
      text: "order-placed",
      to: `+91••••••${mobile.slice(-4)}`,
      reason: "error 131026",
    });
    const queued = await withDatabase(
      (database) => database.query(`SELECT state FROM queued_message WHERE "to" = $1`, [mobile]),
      shop.databaseUrl,
    );
    expect([queued.rows.length, (await textsTo(mobile)).length]).toEqual([2, 1]);
  });

  it("change nothing if they are forged, of another number, or of a message that the shop did not send", async () => {
    const { client, mobile, consents } = await aWhatsAppShopper();
    await settled(await order(client));
    const { id } = await chatTo(mobile);
    const before = await deliveries();
    const statuses = [whatsAppStatus(id, "failed", mobile, 131026)];
    const stop = { statuses, messages: [whatsAppReply(mobile, "STOP", new Date())] };
    expect([
      await post(stop, { secret: "other" }),
      await post(stop, {}, ""),
      await post(stop, {}, "sha256=00"),
    ]).toEqual([404, 404, 404]);
    expect(await post(stop, { phoneNumberId: "99999999" })).toBe(200);
    expect(await postStatus("wamid.of-others", "failed", mobile, 131026)).toBe(200);
    expect(await post({ statuses: [{ ...statuses[0], id: 7 }, null] })).toBe(200);
    expect(await consents()).toMatchObject([{ optedOutAt: null, unreachableSince: null }]);
    expect(await deliveries()).toEqual(before);
    expect(await textsTo(mobile)).toEqual([]);
  });

  it("are purged a month after the message was sent", async () => {
    const { client, mobile } = await aWhatsAppShopper();
    await settled(await order(client));
    const { id } = await chatTo(mobile);
    const sql = "UPDATE whatsapp_delivery SET accepted_at = now() - interval '31 days' WHERE id = $1";
    await withDatabase((database) => database.query(sql, [id]), shop.databaseUrl);
    await runTasks(shop.url, "purge-history");
    const left = await withDatabase((database) => database.query("SELECT id FROM whatsapp_delivery"), shop.databaseUrl);
    expect(left.rows.map((row) => row.id)).not.toContain(id);
    expect(left.rows.length).toBeGreaterThan(0);
  });

  it("have a bounded size", async () => {
    expect(await post({ messages: [{ text: { body: "x".repeat(3_200_000) } }] })).toBe(413);
  });

  it("withdraw the consent of who replied STOP, but not one that was given later", async () => {
    const { client, mobile, consents } = await aWhatsAppShopper();
    const stop = { messages: [whatsAppReply(mobile, "Stop", new Date())] };
    await post({ messages: [whatsAppReply(mobile, "STOP", new Date(Date.now() - 60_000))] });
    expect(await consents()).toMatchObject([{ optedOutAt: null }]);
    expect(await post(stop)).toBe(200);
    expect(await consents()).toMatchObject([{ mobile, optedOutAt: expect.any(String), optedOutBy: "reply" }]);
    await order(client);
    await textTo(mobile);
    expect(chatsTo(mobile)).toEqual([]);
  });
});

describe("the webhook's address", () => {
  const ask = (mode: string, token: string) =>
    raw("GET", `/api/v1/whatsapp/events?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`, {
      url: shop.url,
    });

  it("is confirmed to whoever has the verify token", async () => {
    const { status, text, headers } = await ask("subscribe", whatsAppKeys.verifyToken);
    expect([status, text, headers.get("content-type")]).toEqual([200, "1158201444", "text/plain; charset=utf-8"]);
    expect((await ask("subscribe", "other")).status).toBe(404);
    expect((await ask("unsubscribe", whatsAppKeys.verifyToken)).status).toBe(404);
  });

  it("is closed in a shop without WhatsApp", async () => {
    const address = "/api/v1/whatsapp/events";
    const query = "?hub.mode=subscribe&hub.verify_token=&hub.challenge=1";
    const event = whatsAppEvent({}, { secret: "" });
    const headers = { "x-hub-signature-256": event.signature };
    expect((await raw("GET", `${address}${query}`)).status).toBe(404);
    expect((await raw("POST", address, { headers, body: event.raw })).status).toBe(404);
  });
});

describe("the choice of WhatsApp", () => {
  it("is off at first, takes a mobile number, and is in the download of one's data", async () => {
    const { token } = await aShopper({ url: shop.url, identifier: aFreshEmail() });
    const without = await raw("PUT", "/api/v1/account/whatsapp", { url: shop.url, token, body: { isOn: true } });
    expect([without.status, without.body]).toEqual([409, { success: false, message: whatsAppMessages.noMobile }]);
    const mobile = `+91${aFreshMobile()}`;
    const shopper = await aShopper({ url: shop.url, identifier: mobile });
    const client = api(shopper.token, shop.url);
    expect((await client.call("getAccount", {})).account.whatsApp).toEqual({ isOffered: true, consents: [] });
    for (const isOn of [true, true, false, false, true]) await client.call("setWhatsApp", { body: { isOn } });
    const { body } = await raw("GET", "/api/v1/account/data", { url: shop.url, token: shopper.token });
    expect(accountDataAnswerSchema.parse(body).account.whatsApp?.consents).toMatchObject([
      { mobile, optedOutAt: null, optedOutBy: null },
      { mobile, optedOutAt: expect.any(String), optedOutBy: "settings" },
    ]);
  });

  it("moves with an account that is merged, and is deleted with the account", async () => {
    const { mobile } = await aWhatsAppShopper();
    const { token } = await aShopper({ url: shop.url, identifier: aFreshEmail() });
    const client = api(token, shop.url);
    await client.call("addIdentifier", { body: { identifier: mobile } });
    const otp = await latestCode(mobile, shop.url);
    await client.call("addIdentifier", { body: { identifier: mobile, otp } });
    expect((await client.call("getAccount", {})).account.whatsApp?.consents).toMatchObject([
      { mobile, optedOutAt: null },
    ]);
    const { sentTo } = await client.call("requestDeletionCode", {});
    await client.call("deleteAccount", { body: { otp: await latestCode(sentTo, shop.url) } });
    const left = await withDatabase(
      (database) => database.query("SELECT FROM whatsapp_consent WHERE mobile = $1", [mobile]),
      shop.databaseUrl,
    );
    expect(left.rowCount).toBe(0);
  });

  it("is tested by staff, with order news only", async () => {
    const { token } = await aStaffMember({ permissions: ["view_settings", "edit_settings"], url: shop.url });
    const office = api(token, shop.url);
    const to = `+91${aFreshMobile()}`;
    const send = (text: string) => office.call("sendTestSms", { body: { to, text, provider: "whatsapp" } });
    expect(await send("order-placed")).toMatchObject({
      outcome: "accepted",
      messageId: expect.stringMatching(/^wamid/),
    });
    expect(chatsTo(to)).toMatchObject([{ template: "order_placed", values: ["1001", "Rs. 499.00"] }]);
    for (const text of ["login-code", "order-shipped"]) await expect(send(text)).rejects.toMatchObject({ status: 409 });
    const { whatsApp: setup } = await office.call("getMessageSetup", {});
    expect(setup?.texts.find(({ name }) => name === "order-placed")).toEqual({
      name: "order-placed",
      text: "Haat: your order {{1}} of {{2}} is confirmed.",
      template: "order_placed",
    });
    expect(JSON.stringify(setup)).not.toMatch(new RegExp(`${whatsAppKeys.accessToken}|${whatsAppKeys.appSecret}`));
  });
});
