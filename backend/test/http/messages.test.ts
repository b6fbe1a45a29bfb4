import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { aMailServer, type Letter } from "#providers/notification-smtp/mail-server.fixture";
import { anSmsProvider, keys } from "#sms/sms-providers.fixture";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { anAdministrator, aStaffMember } from "../support/administrator";
import { api, checked, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anAddress, anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { checkout } from "../support/shop-address";
import { aFreshEmail, aFreshMobile } from "../support/shopper";
import { shoppersBySms, storeTemplateIds } from "../support/shoppers-by-sms";
import { runTasks } from "../support/tasks";
import { until } from "../support/until";

jest.setTimeout(300_000);

let mail: Awaited<ReturnType<typeof aMailServer>>;
let provider: Awaited<ReturnType<typeof anSmsProvider>>;
let shop: TestShop;
let product: MadeProduct;
beforeAll(async () => {
  mail = await aMailServer();
  provider = await anSmsProvider();
  shop = await aPrivateShop({
    SMTP_URL: mail.url,
    SHOP_URL: "https://haat.example",
    SMS_PROVIDERS: "msg91,twilio",
    MSG91_URL: provider.url,
    MSG91_AUTH_KEY: keys.msg91,
    MSG91_TEMPLATES: JSON.stringify({ "login-code": "flow-login", "order-placed": "flow-placed" }),
    TWILIO_URL: provider.url,
    TWILIO_ACCOUNT_SID: keys.sid,
    TWILIO_AUTH_TOKEN: keys.token,
    TWILIO_FROM: "HAATIN",
  });
  product = await aProduct({ title: "Kurta <b>blue</b>", price: 1299.5, stock: 500 }, shop);
});
afterAll(async () => {
  await shop?.stop();
  await mail?.close();
  await provider?.close();
});
beforeEach(() => {
  mail.answerWith(() => 250);
  provider.answerWith(() => undefined);
});

const lettersTo = (address: string, subject: RegExp): Letter[] =>
  mail.taken.filter((letter) => letter.receivers.includes(address) && subject.test(letter.subject ?? ""));
const letterTo = (address: string, subject: RegExp): Promise<Letter> =>
  until(`a letter about ${subject}`, async () => lettersTo(address, subject)[0]);

/** A shopper logged in with the code sent by mail. */
async function aMailedShopper(): Promise<{ token: string; email: string }> {
  const email = aFreshEmail();
  await api(undefined, shop.url).call("signup", { body: { email } });
  const otp = (await letterTo(email, /login code/)).text?.match(/\d{6}/)?.[0];
  const answer = checked("signup", await raw("POST", "/api/v1/signup", { url: shop.url, body: { email, otp } }));
  return { token: (answer as { token: string }).token, email };
}

const order = async (token: string) =>
  (
    await api(token, shop.url).call("placeOrder", {
      body: anOrder({ productId: product.id, quantity: 1 }, 1299.5, {
        shippingAddress: { ...anAddress, name: "Asha <i>Rao</i>" },
      }),
    })
  ).orderId;

const queued = (orderId: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ state: string; template: string; id: string }>(
      "SELECT id, state, template FROM queued_message WHERE key LIKE $1 || ':%' ORDER BY created_at",
      [orderId],
    );
    return rows;
  }, shop.databaseUrl);

/** The pending tasks that send messages. */
const deliveries = (ids: readonly string[]) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ attempts: number; max_attempts: number; last_error: string | null }>(
      "SELECT attempts, max_attempts, last_error FROM graphile_worker.jobs WHERE key = ANY ($1)",
      [ids.map((id) => `message:${id}`)],
    );
    return rows;
  }, shop.databaseUrl);

describe("messages by mail", () => {
  it("follow an order from placement to delivery, each sent once", async () => {
    const { token, email } = await aMailedShopper();
    const orderId = await order(token);
    const placed = await letterTo(email, /confirmed/);
    expect(placed.text).toContain("Kurta <b>blue</b>");
    expect(placed.html).toContain("Kurta &lt;b&gt;blue&lt;/b&gt;");
    expect(placed.html).not.toContain("<i>Rao");
    expect(placed.text).toContain("₹1,299.50");
    expect(placed.text).toContain("https://haat.example/order");

    const admin = await anAdministrator(shop);
    const move = (status: "processing" | "shipped" | "delivered") =>
      api(admin.token, shop.url).call("updateOrderStatus", { params: { orderId }, body: { status } });
    // One after the other: who reports two moves is free to queue their messages in any order.
    for (const status of ["processing", "shipped"] as const) await move(status);
    await letterTo(email, /has shipped/);
    for (const status of ["delivered", "shipped", "delivered"] as const) await move(status);
    await letterTo(email, /was delivered/);
    expect((await queued(orderId)).map(({ template }) => template)).toEqual([
      "order-placed",
      "order-shipped",
      "order-delivered",
    ]);
  });

  // The code is sent by the engine's own call, the order's mail by our writer.
  it("leave the row that the engine's notification module leaves", async () => {
    const { token, email } = await aMailedShopper();
    await order(token);
    const rows = await until("both rows", async () => {
      const sent = await withDatabase(
        (client) => client.query(`SELECT * FROM notification WHERE "to" = $1 AND status = 'success'`, [email]),
        shop.databaseUrl,
      );
      return sent.rowCount === 2 ? sent.rows : undefined;
    });
    const shapes = rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : typeof value])),
    );
    expect(shapes[0]).toEqual(shapes[1]);
    expect(new Set(rows.map(({ provider_id: provider }) => provider)).size).toBe(1);
    expect(rows.map(({ template }) => template).toSorted()).toEqual(["login-code", "order-placed"]);
  });

  it("report a return: requested, received, refunded", async () => {
    const returnable = await aProduct({ title: "Returnable lamp", price: 500, returnDays: 7 }, shop);
    const { token, email } = await aMailedShopper();
    const { orderId } = await api(token, shop.url).call("placeOrder", {
      body: anOrder({ productId: returnable.id, quantity: 1 }, 500),
    });
    const admin = await anAdministrator(shop);
    await api(admin.token, shop.url).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    await api(token, shop.url).call("requestReturn", {
      params: { orderId },
      body: { action: "return", reason: "Too <b>small</b>" },
    });
    expect((await letterTo(email, /return request/)).html).toContain("Too &lt;b&gt;small&lt;/b&gt;");
    for (const status of ["approved", "received"] as const) {
      await api(admin.token, shop.url).call("decideReturn", { params: { orderId }, body: { status } });
    }
    expect((await letterTo(email, /items you returned/)).text).toContain("Returnable lamp");
    // It was paid in cash, so a person refunds it.
    expect((await letterTo(email, /Where should we send/)).subject).toContain("₹500.00");
  });

  it("are sent again for an order reopened after its cancellation", async () => {
    const { token, email } = await aMailedShopper();
    const orderId = await order(token);
    const admin = await anAdministrator(shop);
    const moves = ["shipped", "cancelled", "placed", "shipped", "delivered", "cancelled"] as const;
    for (const status of moves)
      await api(admin.token, shop.url).call("updateOrderStatus", { params: { orderId }, body: { status } });
    for (const subject of [/has shipped/, /is cancelled/])
      await until(`two letters about ${subject}`, async () => lettersTo(email, subject).length === 2 || undefined);
    const keys = await withDatabase(
      (client) => client.query("SELECT key FROM queued_message WHERE key LIKE $1 || ':%'", [orderId]),
      shop.databaseUrl,
    );
    const ofMoves = keys.rows.map(({ key }) => key).filter((key) => !key.includes("refunded"));
    expect(ofMoves.toSorted()).toEqual(
      [
        "order-cancelled",
        "order-cancelled-again-1",
        "order-delivered-again-1",
        "order-placed",
        "order-shipped",
        "order-shipped-again-1",
      ]
        .map((news) => `${orderId}:${news}:email`)
        .toSorted(),
    );
    expect(lettersTo(email, /was delivered/)).toHaveLength(1);
  });

  it("are purged a month after they were settled, together with other expiring data", async () => {
    const { token, email } = await aMailedShopper();
    const orderIds = [await order(token), await order(token)];
    await until("both letters", async () => lettersTo(email, /confirmed/).length === 2 || undefined);
    const settled = async (orderId = "") => (await queued(orderId)).every(({ state }) => state === "sent");
    for (const orderId of orderIds) await until("settled", async () => (await settled(orderId)) || undefined);
    await withDatabase(
      (client) =>
        client.query("UPDATE queued_message SET updated_at = now() - interval '31 days' WHERE key LIKE $1 || ':%'", [
          orderIds[0],
        ]),
      shop.databaseUrl,
    );
    await runTasks(shop.url, "purge-history", "purge-expired");
    const left = await Promise.all(orderIds.map(async (orderId) => (await queued(orderId)).length));
    expect(left).toEqual([0, 1]);
  });

  it("report a cancelled order", async () => {
    const { token, email } = await aMailedShopper();
    const orderId = await order(token);
    await api(token, shop.url).call("cancelOrder", { params: { orderId } });
    expect((await letterTo(email, /is cancelled/)).text).toContain("No payment is due.");
  });

  it("are retried when the mail server is busy, and then sent once", async () => {
    const { token, email } = await aMailedShopper();
    let tries = 0;
    mail.answerWith(({ receivers }) => {
      if (!receivers.includes(email)) return 250;
      tries += 1;
      return tries > 1 ? 250 : 451;
    });
    const orderId = await order(token);
    await letterTo(email, /confirmed/);
    const [message] = await until("the message settled", async () => {
      const found = await queued(orderId);
      return found[0]?.state === "sent" ? found : undefined;
    });
    expect(tries).toBe(2);
    await until("the task done", async () => (await deliveries([message?.id ?? ""])).length === 0 || undefined);
    expect(lettersTo(email, /confirmed/)).toHaveLength(1);
  });

  it("are marked failed when the mail server rejects them permanently", async () => {
    const { token, email } = await aMailedShopper();
    let tries = 0;
    mail.answerWith(() => {
      tries += 1;
      return 554;
    });
    const orderId = await order(token);
    const [message] = await until("the message given up", async () => {
      const found = await queued(orderId);
      return found[0]?.state === "failed" ? found : undefined;
    });
    const task = await until("the task given up", async () =>
      (await deliveries([message?.id ?? ""])).find(({ attempts, max_attempts: max }) => attempts === max),
    );
    expect(task.last_error).toContain("Permanently rejected");
    expect(tries).toBe(1);
    expect(lettersTo(email, /confirmed/)).toEqual([]);
  });

  it("of many concurrent orders are sent once each", async () => {
    const { token, email } = await aMailedShopper();
    const orderIds = await Promise.all(Array.from({ length: 10 }, () => order(token)));
    await until("all letters", async () => (lettersTo(email, /confirmed/).length >= 10 ? true : undefined));
    const states = await until("all settled", async () => {
      const all = (await Promise.all(orderIds.map(queued))).flat();
      return all.every(({ state }) => state === "sent") ? all : undefined;
    });
    expect(states).toHaveLength(10);
    expect(new Set(lettersTo(email, /confirmed/).map(({ messageId }) => messageId)).size).toBe(10);
    expect(lettersTo(email, /confirmed/)).toHaveLength(10);
  });

  it("survive a crash of the process that sends them", async () => {
    const { token, email } = await aMailedShopper();
    let arrived: (letter: Letter) => void = () => undefined;
    const first = new Promise<Letter>((resolve) => {
      arrived = resolve;
    });
    // The server accepts the mail but never confirms: whether it will be delivered is unknown.
    mail.answerWith((letter) => {
      if (!letter.receivers.includes(email)) return 250;
      arrived(letter);
      return new Promise<number>(() => undefined);
    });
    const orderId = await order(token);
    const { messageId } = await first;
    await shop.server().kill();
    mail.answerWith(() => 250);
    expect(await queued(orderId)).toMatchObject([{ state: "waiting" }]);
    await shop.startServer();
    expect((await letterTo(email, /confirmed/)).messageId).toBe(messageId);
    expect(lettersTo(email, /confirmed/)).toHaveLength(1);
  });

  it("with a code that cannot be sent return 503, and the code stays out of the log", async () => {
    const email = aFreshEmail();
    let code = "";
    mail.answerWith(({ text }) => {
      code = text?.match(/\d{6}/)?.[0] ?? "";
      return 451;
    });
    const refusal = await failureOf(api(undefined, shop.url).call("signup", { body: { email } }));
    expect(refusal.status).toBe(503);
    expect(code).toMatch(/^\d{6}$/);
    const log = path.join(realpathSync(checkout), ".cache", "test-logs", `private-${process.pid}.log`);
    expect(readFileSync(log, "utf8")).not.toContain(code);
  });
});

describe("messages by SMS", () => {
  const { textsTo, signup, aTextedShopper } = shoppersBySms(() => ({ url: shop.url, taken: provider.taken }));

  it("reach shoppers with only a mobile number: the code, then the order's news, short and with a link", async () => {
    const { token, mobile } = await aTextedShopper();
    expect(textsTo(mobile)).toMatchObject([{ provider: "msg91", fields: { template_id: "flow-login" } }]);
    await order(token);
    const [, placed] = await until("the text", async () =>
      textsTo(mobile).length === 2 ? textsTo(mobile) : undefined,
    );
    expect(placed).toMatchObject({
      provider: "msg91",
      fields: { template_id: "flow-placed", amount: "Rs. 1,299.50", link: "https://haat.example/order" },
    });
  });

  it("are sent by the next provider if one does not accept them, or has no template for them", async () => {
    provider.answerWith((name) => (name === "msg91" ? { status: 500, body: "" } : undefined));
    const mobile = aFreshMobile();
    expect((await signup({ mobile })).status).toBe(200);
    expect(textsTo(mobile)).toMatchObject([{ provider: "twilio", text: expect.stringMatching(/^\d{6} is your Haat/) }]);
    provider.answerWith(() => undefined);
    const { token, mobile: other } = await aTextedShopper();
    const orderId = await order(token);
    await api(token, shop.url).call("cancelOrder", { params: { orderId } });
    const cancelled = await until("the text", async () =>
      textsTo(other).find(({ text }) => text?.includes("cancelled")),
    );
    expect(cancelled).toMatchObject({ provider: "twilio", fields: { From: "HAATIN" } });
  });

  it("are sent by the ids that staff store, at once; where none is stored by the variable's", async () => {
    const sent = async (ids: Record<string, string>) => {
      const { sms } = await storeTemplateIds(shop, ids);
      return [textsTo((await aTextedShopper()).mobile)[0]?.fields.template_id, sms.texts[0]?.templateIds.msg91];
    };
    const stored = await sent({ "login-code": " flow-stored ", "order-placed": "" });
    expect(stored).toEqual(["flow-stored", { stored: "flow-stored", variable: "flow-login" }]);
    expect(await sent({})).toEqual(["flow-login", { stored: null, variable: "flow-login" }]);
  });

  it("return 503 if no provider accepts the code, and the number stays out of the log", async () => {
    const mobile = aFreshMobile();
    provider.answerWith((_name, to) => ({
      status: 400,
      body: { type: "error", code: 20429, message: `Not to ${to}` },
    }));
    expect((await signup({ mobile })).status).toBe(503);
    const log = path.join(realpathSync(checkout), ".cache", "test-logs", `private-${process.pid}.log`);
    const written = readFileSync(log, "utf8");
    expect(written).toContain("msg91: Not to +…");
    expect(written).not.toContain(mobile);
  });

  it("are tested by staff: what the provider and the mail server said is shown", async () => {
    const { token } = await aStaffMember({ permissions: ["view_settings", "edit_settings"], url: shop.url });
    const office = api(token, shop.url);
    const mobile = aFreshMobile();
    const body = { to: mobile, text: "order-placed", provider: "msg91" } as const;
    const { outcome, messageId } = await office.call("sendTestSms", { body });
    expect([outcome, messageId]).toEqual(["accepted", expect.stringMatching(/^366e6c6b4f35/)]);
    expect(textsTo(mobile)).toMatchObject([
      { provider: "msg91", fields: { template_id: "flow-placed", order: "1001" } },
    ]);
    const to = aFreshEmail();
    expect(await office.call("sendTestEmail", { body: { to } })).toMatchObject({ outcome: "accepted" });
    expect(lettersTo(to, /^Test email from Haat$/)).toHaveLength(1);
    mail.answerWith(() => 550);
    expect(await office.call("sendTestEmail", { body: { to } })).toMatchObject({ outcome: "refused" });
    const { sms } = await office.call("getMessageSetup", {});
    expect(sms.providers).toMatchObject([
      { name: "msg91", missing: expect.arrayContaining(["order-shipped"]) },
      { name: "twilio", missing: [] },
    ]);
    expect(JSON.stringify(sms)).not.toContain(keys.msg91);
  });

  it("to a number that does not exist are not retried", async () => {
    const { token } = await aTextedShopper();
    let tries = 0;
    provider.answerWith((name) => {
      if (name === "twilio") tries += 1;
      return { status: 400, body: name === "twilio" ? { code: 21211 } : "" };
    });
    const orderId = await order(token);
    const [failed] = await until("the failure", async () => {
      const found = await queued(orderId);
      return found.some(({ state }) => state === "failed") ? found : undefined;
    });
    expect(failed).toMatchObject({ template: "order-placed", state: "failed" });
    const task = await until("the task given up", async () =>
      (await deliveries([failed?.id ?? ""])).find(({ attempts, max_attempts: max }) => attempts === max),
    );
    expect(task.last_error).toContain("Permanently rejected: twilio: error 21211");
    expect(tries).toBe(1);
  });
});
