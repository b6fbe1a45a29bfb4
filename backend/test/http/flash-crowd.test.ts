import type { Server } from "../../../scripts/backend.mjs";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { api } from "../support/api";
import { faultsInBooks } from "../support/books";
import { aProduct } from "../support/catalogue";
import { inLane } from "../support/lane";
import { anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aSecondServer } from "../support/second-server";
import { aShopper } from "../support/shopper";
import { stockOf } from "../support/stock";

/** Server startup is slow on a busy machine; ms. */
const bootPatience = 300_000;
jest.setTimeout(bootPatience);

/** After how many responses the server is killed. */
const deaths = inLane({ gate: [7], long: [1, 2, 4, 7, 12] });

describe("concurrent shoppers", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aPrivateShop();
  }, bootPatience);
  afterAll(() => shop.stop());

  const shoppers = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await aShopper({ url: shop.url })).token));

  describe("on two processes", () => {
    let second: Server;
    beforeAll(async () => {
      second = await aSecondServer(shop);
    });
    afterAll(() => second.stop());

    it("sells the last 5 pieces once", async () => {
      const product = await aProduct({ price: 100, stock: 5 }, shop);
      const tokens = await shoppers(30);
      const body = anOrder({ productId: product.id, quantity: 1 }, 100);
      const answers = await Promise.all(
        tokens.map((token, index) =>
          raw("POST", "/api/v1/Order", { token, body, url: index % 2 ? shop.url : second.url }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(5);
      expect(statuses.filter((status) => status === 409)).toHaveLength(25);
      const sold = { stocked: 5, reserved: 5, reservations: 5 };
      expect(await stockOf(product.variants[0]?.id ?? "", shop.databaseUrl)).toEqual(sold);
    });

    it("creates one cart and one order from concurrent requests to both", async () => {
      const product = await aProduct({ price: 100, stock: 100 }, shop);
      const [token = ""] = await shoppers(1);
      const both = [shop.url, second.url, shop.url, second.url];
      const add = { productId: product.id, quantity: 1 };
      await Promise.all(both.map((url) => api(token, url).call("addCartLine", { body: add })));
      expect((await api(token, shop.url).call("getCart", {})).items.map(({ quantity }) => quantity)).toEqual([4]);
      const body = anOrder({ productId: product.id, quantity: 1 }, 100);
      const key = { "idempotency-key": "two processes" };
      const orders = await Promise.all(both.map((url) => api(token, url).call("placeOrder", { body }, key)));
      expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
      expect((await api(token, shop.url).call("getCart", {})).items.map(({ quantity }) => quantity)).toEqual([3]);
    });
  });

  it.each(deaths)("leaves whole orders or none when killed after %i responses", async (answersBefore) => {
    const product = await aProduct({ price: 100, stock: 1000 }, shop);
    const line = { productId: product.id, quantity: 2 };
    const tokens = await shoppers(16);
    await Promise.all(tokens.map((token) => api(token, shop.url).call("addCartLine", { body: line })));
    let answers = 0;
    const died = Promise.allSettled(
      tokens.map(async (token, index) => {
        const headers = { "idempotency-key": `killed ${index}` };
        await api(token, shop.url).call("placeOrder", { body: anOrder(line, 200) }, headers);
        answers += 1;
        // While other requests are in progress.
        if (answers === answersBefore) await shop.server().kill();
      }),
    );
    const outcomes = await died;
    expect(outcomes.some(({ status }) => status === "rejected")).toBe(true);
    await shop.startServer();

    expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
    for (const [index, token] of tokens.entries()) {
      const { orders } = await api(token, shop.url).call("listOrders", {});
      const { items } = await api(token, shop.url).call("getCart", {});
      // Either the order exists and its lines have left the cart, or the cart is unchanged.
      expect([orders.length, items.length]).toEqual(orders.length === 1 ? [1, 0] : [0, 1]);
      if (outcomes[index]?.status === "fulfilled") expect(orders).toHaveLength(1);
    }
    // A client without a response retries with its key and ends up with one order.
    const headers = (index: number) => ({ "idempotency-key": `killed ${index}` });
    await Promise.all(
      tokens.map((token, index) =>
        api(token, shop.url).call("placeOrder", { body: anOrder(line, 200) }, headers(index)),
      ),
    );
    expect(await stockOf(product.variants[0]?.id ?? "", shop.databaseUrl)).toMatchObject({
      reserved: 32,
      reservations: 32,
    });
    expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
  });
});
