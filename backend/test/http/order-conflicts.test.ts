import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { orderMessages } from "@haat/api-contract/order/messages";
import { inLineSchema } from "@haat/api-contract/order/schemas";
import { proofHeader } from "@haat/api-contract/service/proof-of-work";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { faultsInBooks } from "../support/books";
import { aProduct } from "../support/catalogue";
import { couponBody } from "../support/coupon";
import { withDatabase } from "../support/database";
import { inLane } from "../support/lane";
import { anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { solved } from "../support/proof";
import { raw } from "../support/raw";
import { aShopper } from "../support/shopper";
import { stockOf } from "../support/stock";
import { preloadingOwn } from "../support/tasks";
import { until } from "../support/until";
import { waitingFor } from "../support/waiting";

/** Server startup is slow on a busy machine; ms. */
const bootPatience = 300_000;
jest.setTimeout(bootPatience);

/** The statements that place an order in cash, with a coupon, in this order; `COMMIT;` is not named. */
const statements = [
  "idempotency-claim",
  "lock-cart-owner",
  "lock-cart",
  "open-cart",
  "write-cart",
  "write-order",
  "order-status-add",
  "open-payment-collection",
  "order-money-add",
  "order-listing-refresh",
  "add-tasks",
  "coupon-lock-limited",
  "coupon-use-add",
  "reserve-stock",
  "COMMIT;",
  "order-of-customer",
];
const deadly = inLane({ gate: ["coupon-use-add", "COMMIT;"], long: statements });

const folder = mkdtempSync(path.join(tmpdir(), "haat-dies-"));
const fatal = path.join(folder, "statement");

let shop: TestShop;
let staff: string;
beforeAll(async () => {
  shop = await aPrivateShop({
    NODE_OPTIONS: preloadingOwn("dies-at-statement.cjs"),
    HAAT_TEST_DIES_AT: fatal,
    ORDERS_AT_ONCE: "2",
    ORDERS_WITHOUT_PROOF: "2",
  });
  staff = (await anAdministrator({ url: shop.url })).token;
}, bootPatience);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const levelsOf = (variantIds: string[]) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT l.id FROM inventory_level l JOIN product_variant_inventory_item v USING (inventory_item_id)
        WHERE v.variant_id = ANY ($1) ORDER BY l.id`,
      [variantIds],
    );
    return rows.map(({ id }) => id);
  }, shop.databaseUrl);

it("an order that the database rolls back because of a deadlock is placed on the next attempt", async () => {
  const products = [await aProduct({ price: 100, stock: 5 }, shop), await aProduct({ price: 100, stock: 5 }, shop)];
  const [first, second] = await levelsOf(products.map(({ variants }) => variants[0]?.id ?? ""));
  const { token } = await aShopper({ url: shop.url });
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  const placed = await withDatabase(async (client) => {
    // PostgreSQL looks for a deadlock once, so long after a wait began: there must be one by then.
    await client.query("ALTER SYSTEM SET deadlock_timeout = '3s'");
    await client.query("SELECT pg_reload_conf()");
    const lock = (id: string | undefined) => client.query("SELECT FROM inventory_level WHERE id = $1 FOR UPDATE", [id]);
    await client.query("BEGIN");
    await lock(second);
    const order = raw("POST", "/api/v1/Order", { url: shop.url, token, body: anOrder(lines, 200) });
    await until("the order waits, with the first level locked", async () => (await waitingFor(client)) || undefined);
    // Only the order looks for a deadlock, and is rolled back.
    await client.query("SET LOCAL deadlock_timeout = '5min'");
    await lock(first);
    await client.query("COMMIT");
    await client.query("ALTER SYSTEM RESET deadlock_timeout");
    await client.query("SELECT pg_reload_conf()");
    return await order;
  }, shop.databaseUrl);
  expect(placed.status).toBe(201);
  for (const { variants } of products) {
    const stock = await stockOf(variants[0]?.id ?? "", shop.databaseUrl);
    expect(stock).toEqual({ stocked: 5, reserved: 1, reservations: 1 });
  }
  expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
});

/** Number of rows of each table, except of what is counted or recalculated in the background. */
const rowsByTable = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ name: string; count: number }>(
      String.raw`SELECT c.relname AS name,
              (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I', c.relname), false, true, '')))[1]::text::int AS count
         FROM pg_class c
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
          AND c.relname NOT LIKE 'figures\_%' AND c.relname <> 'operation_count' ORDER BY 1`,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }, shop.databaseUrl);

it("an order that is refused at its last step leaves no row in any table", async () => {
  const product = await aProduct({ price: 100, stock: 1 }, shop);
  const [level] = await levelsOf([product.variants[0]?.id ?? ""]);
  const line = { productId: product.id, quantity: 1 };
  const { token } = await aShopper({ url: shop.url });
  await api(token, shop.url).call("addCartLine", { body: line });
  const before = await rowsByTable();
  const refused = await withDatabase(async (client) => {
    await client.query("BEGIN");
    await client.query("UPDATE inventory_level SET stocked_quantity = 0, raw_stocked_quantity = $2 WHERE id = $1", [
      level,
      { value: "0", precision: 20 },
    ]);
    const order = raw("POST", "/api/v1/Order", { url: shop.url, token, body: anOrder(line, 100) });
    await until("the order waits for its stock", async () => (await waitingFor(client)) || undefined);
    await client.query("COMMIT");
    return await order;
  }, shop.databaseUrl);
  expect(refused.status).toBe(409);
  expect(await rowsByTable()).toEqual(before);
  expect((await api(token, shop.url).call("getCart", {})).items).toHaveLength(1);
});

it("further shoppers wait in line while as many orders are placed as the shop can serve, and keep their place", async () => {
  const product = await aProduct({ price: 100, stock: 5 }, shop);
  const [level] = await levelsOf([product.variants[0]?.id ?? ""]);
  const body = anOrder({ productId: product.id, quantity: 1 }, 100);
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => aShopper({ url: shop.url })));
  const tokens = shoppers.map(({ token }) => token);
  const place = (index: number) =>
    raw("POST", "/api/v1/Order", {
      url: shop.url,
      token: tokens[index],
      body,
      headers: { "idempotency-key": "in line" },
    });
  const placeOf = async (index: number) => {
    const { status, body: refusal, headers } = await place(index);
    const { line, message } = inLineSchema.parse(refusal);
    expect([status, message, headers.get("retry-after")]).toEqual([
      503,
      orderMessages.inLine(line.place, line.seconds),
      String(line.seconds),
    ]);
    return line.place;
  };
  const served = await withDatabase(async (client) => {
    await client.query("BEGIN");
    await client.query("SELECT FROM inventory_level WHERE id = $1 FOR UPDATE", [level]);
    const orders = [place(0), place(1)];
    await until("both orders wait for the stock", async () => (await waitingFor(client)) >= 2 || undefined);
    expect([await placeOf(2), await placeOf(3), await placeOf(3), await placeOf(2)]).toEqual([1, 2, 2, 1]);
    await client.query("COMMIT");
    return await Promise.all(orders);
  }, shop.databaseUrl);
  expect(served.map(({ status }) => status)).toEqual([201, 201]);
  expect([(await place(3)).status, (await place(2)).status]).toEqual([201, 201]);
  expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
});

it("an account that has placed unusually many orders proves work for each further one", async () => {
  const product = await aProduct({ price: 100, stock: 9 }, shop);
  const { token } = await aShopper({ url: shop.url });
  const body = anOrder({ productId: product.id, quantity: 1 }, 100);
  const place = (key: string, proof = "") =>
    raw("POST", "/api/v1/Order", {
      url: shop.url,
      token,
      body,
      headers: { "idempotency-key": key, [proofHeader]: proof },
    });
  const first = await place("first");
  // Neither a refused order nor the same one again counts.
  const refused = await raw("POST", "/api/v1/Order", { url: shop.url, token, body: { ...body, finalAmount: 1 } });
  const again = await place("first");
  const second = await place("second");
  expect([first, refused, again, second].map(({ status }) => status)).toEqual([201, 409, 201, 201]);
  expect(again.body).toMatchObject({ orderId: (first.body as { orderId: string }).orderId });
  const third = await place("third");
  expect(third.status).toBe(428);
  const proof = await solved(third.body);
  expect((await place("third", proof)).status).toBe(201);
  expect([(await place("fourth", proof)).status, (await place("fourth")).status]).toEqual([429, 428]);
  expect((await api(token, shop.url).call("listOrders", {})).orders).toHaveLength(3);
});

/** A coupon of 10 percent that one order may use; returns its code. */
async function theOnlyUse(statement: string): Promise<string> {
  const body = couponBody(`ONE${statements.indexOf(statement)}`, { maxUses: 1 });
  return (await api(staff, shop.url).call("addCoupon", { body })).coupon.code;
}

it.each(deadly)("an order whose server dies at the statement %s exists as a whole or not at all", async (statement) => {
  const product = await aProduct({ price: 100, stock: 5 }, shop);
  const line = { productId: product.id, quantity: 2 };
  const { token } = await aShopper({ url: shop.url });
  const shopper = api(token, shop.url);
  await shopper.call("addCartLine", { body: line });
  const couponCode = await theOnlyUse(statement);
  const body = anOrder(line, 180, { couponCode });
  const place = () => shopper.call("placeOrder", { body }, { "idempotency-key": statement });

  writeFileSync(fatal, statement);
  await expect(place()).rejects.toThrow();
  rmSync(fatal);
  await shop.startServer();

  expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
  const [{ orders }, { items }] = await Promise.all([shopper.call("listOrders", {}), shopper.call("getCart", {})]);
  expect([orders.length, items.length]).toEqual(orders.length === 1 ? [1, 0] : [0, 1]);

  const { orderId } = await place();
  expect(orders[0]?._id ?? orderId).toBe(orderId);
  const stock = await stockOf(product.variants[0]?.id ?? "", shop.databaseUrl);
  expect(stock).toEqual({ stocked: 5, reserved: 2, reservations: 2 });
  const { coupons } = await api(staff, shop.url).call("listCoupons", { query: { search: couponCode } });
  expect(coupons).toMatchObject([{ uses: 1, given: 20, revenue: 180 }]);
  expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
});
