import { failureSchema } from "@haat/api-contract/envelope";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { Client } from "pg";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { faultsInBooks } from "../support/books";
import { aProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { operationsOf } from "../support/operations";
import { anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aRedis, hasRedis } from "../support/redis";
import { aShopper, outbox } from "../support/shopper";
import { until } from "../support/until";

const withRedis = hasRedis ? describe : describe.skip;

withRedis("a shop whose Redis goes away", () => {
  let redis: Awaited<ReturnType<typeof aRedis>>;
  let shop: TestShop;

  beforeAll(async () => {
    redis = await aRedis();
    shop = await aPrivateShop({ REDIS_URL: redis.url });
  }, 300_000);
  afterAll(async () => {
    await shop?.stop();
    await redis?.remove();
  });

  const ask = (method: string, address: string, options = {}) => raw(method, address, { url: shop.url, ...options });
  const untilReady = () =>
    until("A ready shop", async () => ((await ask("GET", "/ready")).status === 200 ? true : undefined));
  const ways = [
    ["is stopped", () => redis.stop(), () => redis.start()],
    ["hangs", () => redis.hang(), () => redis.goOn()],
  ] as const;

  it.each(ways)("and %s returns 503 at once, writes nothing, and recovers by itself", async (_how, leave, comeBack) => {
    const product = await aProduct({ price: 100, stock: 10 }, shop);
    const { token } = await aShopper({ url: shop.url });
    const body = anOrder({ productId: product.id, quantity: 1 }, 100);
    const order = () =>
      raw("POST", "/api/v1/Order", { url: shop.url, token, body, headers: { "idempotency-key": "one order" } });
    const { token: staff } = await anAdministrator({ url: shop.url });
    expect((await operationsOf(shop.url)).redis).toMatchObject({
      state: "good",
      facts: { version: expect.stringMatching(/^\d+\./) },
    });
    await leave();
    try {
      expect(await ask("GET", "/ready")).toMatchObject({ status: 503, body: { ready: false, away: ["redis"] } });
      for (const answer of await Promise.all([order(), order(), order()])) {
        expect(answer.status).toBe(503);
        expect(failureSchema.parse(answer.body).message).toBe(serviceMessages.unavailable);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      const engine = await ask("POST", "/admin/products", {
        headers: { authorization: `Bearer ${staff}` },
        body: {},
      });
      expect([engine.status, Number(engine.headers.get("retry-after")) > 0]).toEqual([503, true]);
      // Reads still work.
      const { redis: ofRedis, servers, queue } = await operationsOf(shop.url);
      expect(ofRedis).toEqual({ state: "unknown", notices: ["redis-away"], facts: null });
      expect([servers.state, queue.state]).toEqual(["good", "good"]);
      expect((await ask("GET", "/api/v1/order", { token })).status).toBe(200);
    } finally {
      await comeBack();
    }
    await untilReady();
    expect((await api(token, shop.url).call("listOrders", {})).orders).toEqual([]);
    expect((await order()).status).toBe(201);
    expect((await order()).status).toBe(201);
    expect((await api(token, shop.url).call("listOrders", {})).orders).toHaveLength(1);
    expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
  });

  it.each(ways)(
    "and %s in the middle of an order completes it and publishes its events later",
    async (_how, leave, comeBack) => {
      const product = await aProduct({ price: 100, stock: 10 }, shop);
      const { token, identifier } = await aShopper({ url: shop.url });
      const body = anOrder({ productId: product.id, quantity: 1 }, 100);
      const order = () =>
        raw("POST", "/api/v1/Order", { url: shop.url, token, body, headers: { "idempotency-key": "in the middle" } });
      const holder = new Client({ connectionString: shop.databaseUrl });
      await holder.connect();
      try {
        await holder.query("BEGIN");
        await holder.query("SELECT id FROM inventory_level FOR UPDATE");
        const answer = order();
        await until("An order that waits for the stock's row", async () => {
          const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' LIMIT 1";
          return withDatabase(async (client) => (await client.query(waiting)).rows[0], shop.databaseUrl);
        });
        await leave();
        await holder.query("ROLLBACK");
        expect((await answer).status).toBe(201);
      } finally {
        await holder.end();
        await comeBack();
      }
      await untilReady();
      expect((await order()).status).toBe(201);
      expect((await api(token, shop.url).call("listOrders", {})).orders).toHaveLength(1);
      // Events are published once Redis is back: this shop runs no scheduled tasks.
      await until("The order's mail", async () =>
        (await outbox(identifier, shop.url)).find(({ template }) => template === "order-placed"),
      );
      expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
    },
  );
});
