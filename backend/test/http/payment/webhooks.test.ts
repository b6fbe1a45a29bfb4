import { createHmac } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { gatewayNames } from "@haat/gateway-simulator/words";
import type { Run, Statement } from "#database/database";
import { GatewayEvents } from "#modules/gateway-payment/events";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { withDatabase } from "../../support/database";
import { anOnlineOrder, type OnlineOrder, payAt } from "../../support/online-order";
import { operationsOf } from "../../support/operations";
import { moneyOf } from "../../support/order-money";
import { someKeys } from "../../support/payment-setup";
import { raw } from "../../support/raw";
import { aShopWithGateways, type ShopWithGateways } from "../../support/shop-with-gateways";
import { untilDone } from "../../support/tasks";
import { until } from "../../support/until";

const bootPatience = 300_000;
jest.setTimeout(bootPatience);

let at: ShopWithGateways;
let office: ReturnType<typeof api>;
beforeAll(async () => {
  at = await aShopWithGateways();
  office = api((await anAdministrator(at)).token, at.url);
}, bootPatience);
afterAll(() => at?.stop());
afterEach(() => at?.heal());

const place = (gateway: OnlineOrder["gateway"]) => anOnlineOrder({ product: at.product, gateway, url: at.url });
const paymentStatusOf = async (order: OnlineOrder) => (await moneyOf(order)).stands[1];
const untilPaid = (order: OnlineOrder) =>
  until("the payment", async () => ((await paymentStatusOf(order)) === "paid" ? true : undefined));

/** The unsent webhooks about an order. */
async function held({ gateway, sheet }: OnlineOrder): Promise<string[]> {
  const made = await at.gateways.webhooks();
  return made.filter((one) => one.gateway === gateway && one.body.includes(sheet.gatewayOrderId)).map(({ id }) => id);
}

const eventsOf = ({ sheet }: OnlineOrder) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ type: string; outcome: string; detail: string }>(
      "SELECT type, outcome, detail FROM gateway_event WHERE gateway_order_id = $1 ORDER BY id",
      [sheet.gatewayOrderId],
    );
    return rows;
  }, at.databaseUrl);

describe.each(gatewayNames)("a webhook of %s", (gateway) => {
  // @spec bad-signature-answers-400
  it("with a wrong signature is rejected and changes nothing", async () => {
    const order = await place(gateway);
    await payAt(order, { webhook: "hold" });
    const delivered = await at.gateways.deliver({ ids: await held(order), forged: true });
    for (const { answers } of delivered) expect(answers).toEqual([400]);
    expect(await eventsOf(order)).toEqual([]);
    expect(await paymentStatusOf(order)).toBe("pending");
  });

  it("without a signature, with an invalid body, or without a body is rejected", async () => {
    for (const body of ["{}", "not json", "", JSON.stringify({ event: "payment.captured" })]) {
      const { status, body: answer } = await raw("POST", `/api/v1/webhooks/${gateway}`, { url: at.url, body });
      expect([body, status]).toEqual([body, 400]);
      expect(answer).toMatchObject({ success: false });
    }
  });

  // @spec callback-webhook-sweep-lead
  it("delivered twenty times concurrently is stored once, and pays once", async () => {
    const order = await place(gateway);
    await payAt(order, { webhook: "hold" });
    const ids = await held(order);
    await Promise.all(Array.from({ length: 20 }, () => at.gateways.deliver({ ids })));
    await untilPaid(order);
    const events = await until("the end of all events", async () => {
      const now = await eventsOf(order);
      return now.every(({ outcome }) => outcome === "done") ? now : undefined;
    });
    expect(events).toHaveLength(ids.length);
    expect((await moneyOf(order)).engine.gateways).toEqual({ captured: 49_950, refunded: 0 });
  });

  // @spec operations-seen
  it("is counted by what became of it, and its gateway's calls and payments are", async () => {
    const read = async () => {
      const { webhooks, gateways } = await operationsOf(at.url);
      return {
        notices: [...webhooks.notices, ...gateways.notices],
        sender: webhooks.facts?.find(({ name }) => name === gateway),
        calls: gateways.facts?.find((one) => one.gateway === gateway),
      };
    };
    const before = await read();
    const order = await place(gateway);
    await payAt(order, { webhook: "hold" });
    const ids = await held(order);
    for (const _ of [1, 2, 3]) await at.gateways.deliver({ ids, forged: true });
    await at.gateways.deliver({ ids });
    await untilPaid(order);
    await at.gateways.deliver({ ids });
    const after = await read();
    const more = (outcome: "accepted" | "repeated" | "refused" | "failed") =>
      (after.sender?.[outcome] ?? Number.NaN) - (before.sender?.[outcome] ?? Number.NaN);
    const count = ids.length;
    expect([more("accepted"), more("repeated"), more("refused"), more("failed")]).toEqual([count, count, 3 * count, 0]);
    expect(after.notices).toContain("webhooks-refused");
    expect(after.calls).toMatchObject({ isOn: true, mode: "demo" });
    expect(after.calls?.succeeded).toBeGreaterThan(before.calls?.succeeded ?? Number.NaN);
    expect(after.calls?.payments.captured).toBe((before.calls?.payments.captured ?? Number.NaN) + 1);
  });

  // @spec operations-seen
  it("says nothing of whether its gateway answers: calls do", async () => {
    const check = () => office.call("checkGateway", { params: { gateway } });
    const callsOf = async () => {
      const { gateways } = await operationsOf(at.url);
      return { notices: gateways.notices, ...gateways.facts?.find((one) => one.gateway === gateway) };
    };
    const before = await callsOf();
    await at.gateways.faults({ gateway, away: { calls: 1, how: "drop" } });
    expect((await check()).isWell).toBe(false);
    const away = await callsOf();
    expect(away.failed).toBe((before.failed ?? Number.NaN) + 1);
    expect((away.lastFailureAt ?? "") > (away.lastSuccessAt ?? "")).toBe(true);
    expect(away.notices).toContain("gateway-failing");
    await at.heal();
    expect((await check()).isWell).toBe(true);
    expect((await callsOf()).notices).not.toContain("gateway-failing");
  });

  it("about an unknown order is accepted and ignored", async () => {
    const order = await place(gateway);
    const rename = (from: string, to: string) =>
      withDatabase(
        (client) =>
          client.query("UPDATE payment_attempt SET gateway_order_id = $2 WHERE gateway_order_id = $1", [from, to]),
        at.databaseUrl,
      );
    const { gatewayOrderId } = order.sheet;
    await rename(gatewayOrderId, `${gatewayOrderId}-of-another-shop`);
    await payAt(order, { webhook: "hold" });
    const delivered = await at.gateways.deliver({ ids: await held(order) });
    for (const { answers } of delivered) expect(answers).toEqual([200]);
    const events = await until("the end of all events", async () => {
      const now = await eventsOf(order);
      return now.length > 0 && now.every(({ outcome }) => outcome !== "waiting") ? now : undefined;
    });
    expect(new Set(events.map(({ outcome }) => outcome))).toEqual(new Set(["ignored"]));
    await rename(`${gatewayOrderId}-of-another-shop`, gatewayOrderId);
    expect(await paymentStatusOf(order)).toBe("pending");
  });

  it("about a payment waits while the keys are rejected, and is processed later", async () => {
    const order = await place(gateway);
    await at.gateways.faults({ gateway, revoked: true });
    await payAt(order, { webhook: "hold" });
    const delivered = await at.gateways.deliver({ ids: await held(order) });
    for (const { answers } of delivered) expect(answers).toEqual([200]);
    const waiting = await until("an event that waits", async () => {
      const events = await eventsOf(order);
      const unannounced = events.some(({ outcome, detail }) => outcome === "waiting" && detail === "");
      return unannounced ? undefined : events.filter(({ outcome }) => outcome === "waiting");
    });
    expect(waiting.length).toBeGreaterThan(0);
    expect(await paymentStatusOf(order)).toBe("pending");
    const { webhooks } = await office.call("listGatewayWebhooks", { params: { gateway } });
    expect(webhooks.filter(({ outcome }) => outcome === "waiting").length).toBeGreaterThanOrEqual(waiting.length);
    await at.gateways.faults({ gateway, revoked: false });
    await untilDone(at.url, "read-gateway-events");
    await until("the end of all events", async () =>
      (await eventsOf(order)).every(({ outcome }) => outcome === "done") ? true : undefined,
    );
    expect(await paymentStatusOf(order)).toBe("paid");
  });
});

it("a webhook is accepted in one chunk or many, by its signature alone", async () => {
  const keys = someKeys("razorpay");
  const entity = { id: "pay_pieces", order_id: "order_pieces", amount: 100, currency: "INR", status: "captured" };
  const body = JSON.stringify({ event: "payment.captured", payload: { payment: { entity } } });
  const send = async (id: string, pieces: readonly string[], secret: string) => {
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    const headers = {
      "content-type": "application/json",
      "x-razorpay-signature": signature,
      "x-razorpay-event-id": id,
    };
    const whole = pieces.length === 1;
    const sent = whole ? pieces[0] : Readable.toWeb(Readable.from(pieces.map((piece) => Buffer.from(piece))));
    const init = { method: "POST", headers, body: sent, ...(whole ? {} : { duplex: "half" }) };
    return (await fetch(`${at.url}/api/v1/webhooks/razorpay`, init as RequestInit)).status;
  };
  const many = [body.slice(0, 20), body.slice(20)];
  await office.call("storeGatewayKeys", { params: { gateway: "razorpay" }, body: { ...keys, confirmed: true } });
  try {
    for (const [how, pieces] of Object.entries({ one: [body], many })) {
      expect([how, await send(`evt_${how}`, pieces, keys.webhookSecret)]).toEqual([how, 200]);
      expect([how, await send(`evt_${how}_forged`, pieces, "another")]).toEqual([how, 400]);
    }
  } finally {
    await office.call("removeGatewayKeys", { params: { gateway: "razorpay" }, query: { confirmed: "true" } });
  }
  const kept = await withDatabase(
    (client) =>
      client.query(
        "SELECT event_id AS id FROM gateway_event WHERE gateway_order_id = 'order_pieces' ORDER BY event_id",
      ),
    at.databaseUrl,
  );
  expect(kept.rows.map(({ id }) => id)).toEqual(["evt_many", "evt_one"]);
});

it("a webhook that is cut off is not stored, and the shop keeps running", async () => {
  const { hostname, port } = new URL(at.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    "POST /api/v1/webhooks/razorpay HTTP/1.1",
    "Host: shop",
    "Content-Type: application/json",
    "Content-Length: 500",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{"event":`);
  socket.destroy();
  await once(socket, "close");
  const { status } = await raw("POST", "/api/v1/webhooks/razorpay", { url: at.url, body: "{}" });
  expect(status).toBe(400);
});

it("a webhook is processed together with all others about its order", () =>
  withDatabase(async (client) => {
    await client.query("BEGIN");
    try {
      const run: Run = async <Row extends Record<string, unknown>>({ text, values }: Statement) =>
        (await client.query<Row>(text, [...values])).rows;
      const events = new GatewayEvents(run);
      const event = (n: number) => ({
        gateway: "razorpay" as const,
        eventId: `evt_crowd_${n}`,
        type: "order.paid",
        gatewayOrderId: `order_crowd_${n % 2}`,
        paymentId: null,
        refundId: null,
      });
      const all = Array.from({ length: 9 }, (_, index) => event(index + 1));
      await events.keep(all);
      await events.keep(all);
      const about = (order: number) => events.waiting({ gateway: "razorpay", about: `order_crowd_${order}` });
      expect([(await about(1)).length, (await about(0)).length]).toEqual([5, 4]);
      const readings = async () => {
        const { rows } = await client.query<{ about: string }>(
          `SELECT payload->>'about' AS about FROM graphile_worker._private_jobs
            WHERE payload->>'about' LIKE 'order_crowd%' ORDER BY about`,
        );
        return rows.map((row) => row.about);
      };
      expect(await readings()).toEqual(["order_crowd_0", "order_crowd_1"]);
      // Pending events are read again with new keys.
      await events.end(
        (await about(0)).map(({ id }) => id),
        "done",
      );
      await events.readAgain("razorpay");
      expect(await readings()).toEqual(["order_crowd_0", "order_crowd_1", "order_crowd_1"]);
    } finally {
      await client.query("ROLLBACK");
    }
  }, at.databaseUrl));

it("a webhook of an unknown gateway is rejected", async () => {
  const { status } = await raw("POST", "/api/v1/webhooks/paypal", { url: at.url, body: "{}" });
  expect([400, 404]).toContain(status);
});

it("a webhook over the size limit is rejected before it is read", async () => {
  const body = JSON.stringify({ event: "x".repeat(2_000_000) });
  const { status } = await raw("POST", "/api/v1/webhooks/razorpay", { url: at.url, body });
  expect(status).toBe(413);
});

it("the webhook route accepts no other method", async () => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const { status } = await raw(method, "/api/v1/webhooks/razorpay", { url: at.url });
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
  }
});

it("a webhook with a forged signature gets no further details", async () => {
  const { body } = await raw("POST", "/api/v1/webhooks/razorpay", { url: at.url, body: "{}" });
  expect(body).toEqual({ success: false, message: paymentMessages.badSignature });
});
