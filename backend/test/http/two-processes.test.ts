import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { Overview } from "@haat/api-contract/overview/schemas";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import knex, { type Knex } from "knex";
import { z } from "zod";
import { visitor } from "#modules/catalog/read/viewer";
import { CatalogModuleService } from "#modules/catalog/service";
import type { Server } from "../../../scripts/backend.mjs";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { anAdministrator, aStaffMember, type StaffMember } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aCategory, aProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aSecondServer } from "../support/second-server";
import { aShopper } from "../support/shopper";
import { until } from "../support/until";

/** Two processes of one shop, and the catalogue of a third one that receives no notifications. Nobody else uses it. */
let shop: TestShop;
let second: Server;
let connections: Knex;
let deaf: CatalogModuleService;

beforeAll(async () => {
  shop = await aPrivateShop();
  second = await aSecondServer(shop);
  connections = knex({ client: "pg", connection: shop.databaseUrl, pool: { min: 0, max: 4 } });
  deaf = new CatalogModuleService({ __pg_connection__: connections, logger: { error: () => {} } } as never);
}, 300_000);
afterAll(async () => {
  await connections.destroy();
  await second.stop();
  await shop.stop();
});

const query = { sort: "price-asc", page: "1" } as const;
const priced = ({ products }: { products: { _id: string; finalPrice: number }[] }) =>
  products.map(({ _id, finalPrice }) => [_id, finalPrice] as const);

/** A category with an expensive and a cheap product. */
async function anIndex() {
  const category = await aCategory({}, shop);
  const cheap = await aProduct({ categoryId: category.id, price: 300 }, shop);
  const dear = await aProduct({ categoryId: category.id, price: 800 }, shop);
  const inProcess = (url: string) => async () =>
    priced(await api(undefined, url).call("listCategoryProducts", { params: { categoryId: category.id }, query }));
  return { category, cheap, dear, first: inProcess(shop.url), other: inProcess(second.url) };
}

const listed = z.object({
  products: z.array(z.object({ _id: z.string(), finalPrice: z.number() })),
  total: z.number(),
});
async function listDeaf(categoryId: string) {
  const body = await deaf.products({ kind: "category", id: categoryId }, { sort: "price-asc", page: 1 }, visitor);
  return body === null ? null : priced(listed.parse(JSON.parse(body)));
}

describe("a change in one process", () => {
  it("moves the product in the lists of all processes", async () => {
    const { cheap, dear, first, other } = await anIndex();
    const before = [
      [cheap.id, 300],
      [dear.id, 800],
    ];
    expect(await first()).toEqual(before);
    await until("both in the other process", async () => ((await other()).length === 2 ? true : undefined));
    expect(await other()).toEqual(before);
    const { adminFetch } = await anAdministrator({ url: shop.url });
    await adminFetch(
      "POST",
      `/admin/products/${dear.id}/variants/${dear.variants[0]?.id}`,
      { prices: [{ currency_code: "inr", amount: 200 }] },
      z.unknown(),
    );
    for (const list of [first, other]) {
      const after = await until("the new price", async () => {
        const now = await list();
        return now.some(([, price]) => price === 200) ? now : undefined;
      });
      expect(after).toEqual([
        [dear.id, 200],
        [cheap.id, 300],
      ]);
    }
  });

  it("removes a deleted or hidden product", async () => {
    const { category, cheap, dear, other } = await anIndex();
    await until("both", async () => ((await other()).length === 2 ? true : undefined));
    const { adminFetch } = await anAdministrator({ url: shop.url });
    await adminFetch("DELETE", `/admin/products/${dear.id}`, undefined, z.unknown());
    await adminFetch("POST", `/admin/products/${cheap.id}`, { status: "draft" }, z.unknown());
    await until("an empty list", async () => ((await other()).length === 0 ? true : undefined));
    expect(await listDeaf(category.id)).toEqual([]);
  });

  it("lets all processes search by a synonym that staff add", async () => {
    const product = await aProduct({ title: "Quillbrass Lantern" }, shop);
    const { token } = await anAdministrator({ url: shop.url });
    const found = async () =>
      (await api(undefined, second.url).call("listProducts", { query: { search: "zibbowick" } })).products;
    expect(await found()).toEqual([]);
    const body = { word: "zibbowick", equals: ["quillbrass"], direction: "oneway" as const };
    await api(token, shop.url).call("addSearchSynonym", { body });
    const [hit] = await until("the product in the other process", async () => {
      const products = await found();
      return products.length > 0 ? products : undefined;
    });
    expect(hit?._id).toBe(product.id);
  });
});

describe("the overview", () => {
  // Figures of the whole shop can only be compared where no other test orders or cancels.
  const placed = ({ ordersByStatus }: Overview) => ordersByStatus?.reduce((sum, { orders }) => sum + orders, 0) ?? 0;

  // @spec overview-shows-sales-today
  it("includes an order as soon as it is placed, on India's day, in all processes", async () => {
    const { token: staff } = await aStaffMember({ permissions: ["view_earnings", "view_order"], url: shop.url });
    const lamp = await aProduct({ price: 300, stock: 50 }, shop);
    const { token } = await aShopper({ url: shop.url });
    for (const url of [shop.url, second.url]) {
      const overview = () => api(staff, url).call("getOverview", {});
      const before = await overview();
      const body = anOrder({ productId: lamp.id, quantity: 2 }, 600);
      const { order } = await api(token, shop.url).call("placeOrder", { body });
      const after = await overview();
      expect(after.today).toBe(new Date(Date.parse(order.createdAt) + 5.5 * 3_600_000).toISOString().slice(0, 10));
      const soldBefore = before.today === after.today ? before.sales?.today : { orders: 0, sales: 0 };
      expect(after.sales?.today).toEqual({
        orders: (soldBefore?.orders ?? 0) + 1,
        sales: (soldBefore?.sales ?? 0) + 600,
      });
      expect(after.sales?.days.at(-1)).toEqual({ day: after.today, ...after.sales?.today });
      expect(placed(after)).toBe(placed(before) + 1);
      expect(after.latestOrders?.[0]?._id).toBe(order._id);
      expect(after.latestOrders?.length).toBeLessThanOrEqual(limits.overviewRows);
    }
  });

  // @spec overview-shows-sales-today
  it("counts sellable stock: low at the threshold, not above it", async () => {
    const { token } = await aStaffMember({ permissions: ["view_product", "view_settings"], url: shop.url });
    const scarce = async () => {
      const { lowStock } = await api(token, shop.url).call("getOverview", {});
      if (!lowStock) throw new Error("Whoever may see products sees what runs out.");
      return lowStock;
    };
    const { settings } = await api(token, shop.url).call("getShopSettings", {});
    const lowAt = settings.stock.lowAt;
    const before = await scarce();
    expect(before.threshold).toBe(lowAt);
    await aProduct({ price: 10, stock: lowAt + 1 }, shop);
    const lamp = await aProduct({ price: 10, stock: lowAt + 1 }, shop);
    expect(await scarce()).toEqual(before);
    const shopper = await aShopper({ url: shop.url });
    const order = async (quantity: number) =>
      await api(shopper.token, shop.url).call("placeOrder", {
        body: anOrder({ productId: lamp.id, quantity }, 10 * quantity),
      });
    await order(1);
    expect(await scarce()).toMatchObject({ total: before.total + 1, soldOut: before.soldOut });
    await order(lowAt);
    const after = await scarce();
    expect(after).toMatchObject({ total: before.total + 1, soldOut: before.soldOut + 1 });
    for (const { available } of after.scarcest) expect(available).toBeLessThanOrEqual(lowAt);
  });
});

describe("a process that receives no notifications", () => {
  it("returns each list as it is in the database at that moment", async () => {
    const { category, cheap, dear } = await anIndex();
    expect(await listDeaf(category.id)).toEqual([
      [cheap.id, 300],
      [dear.id, 800],
    ]);
    const writer = new CatalogModuleService({ __pg_connection__: connections, logger: { error: () => {} } } as never);
    for (const amount of [200, 900, 100]) {
      await withDatabase(
        (client) =>
          client.query(
            `UPDATE price SET amount = $2::numeric, raw_amount = jsonb_build_object('value', $2::numeric::text, 'precision', 20) FROM product_variant_price_set ps
              WHERE ps.price_set_id = price.price_set_id AND ps.variant_id = $1`,
            [dear.variants[0]?.id, amount],
          ),
        shop.databaseUrl,
      );
      await writer.rebuild([dear.id]);
      const expected = [
        [dear.id, amount],
        [cheap.id, 300],
      ].toSorted(([, one], [, other]) => Number(one) - Number(other));
      expect(await listDeaf(category.id)).toEqual(expected);
    }
  });

  it("detects a category that is opened, closed or renamed", async () => {
    const { category } = await anIndex();
    const { adminFetch } = await anAdministrator({ url: shop.url });
    const change = (body: object) => adminFetch("POST", `/admin/product-categories/${category.id}`, body, z.unknown());
    expect(await listDeaf(category.id)).toHaveLength(2);
    await change({ handle: "renamed-shelf" });
    expect(await listDeaf("renamed-shelf")).toHaveLength(2);
    await change({ handle: "named-again" });
    expect(await listDeaf("renamed-shelf")).toBeNull();
    await change({ is_active: false });
    expect(await listDeaf(category.id)).toBeNull();
    await change({ is_active: true });
    await until("its products", async () => ((await listDeaf(category.id))?.length === 2 ? true : undefined));
  });
});

const statusAt = async (url: string, token: string) => (await raw("GET", "/api/v1/account", { url, token })).status;
const logOut = (url: string, token: string) => api(token, url).call("logOutEverywhere", {});

describe("logins revoked on one process", () => {
  it("are revoked on the others a moment later", async () => {
    const { token } = await aShopper({ url: shop.url });
    expect(await statusAt(second.url, token)).toBe(200);
    await logOut(shop.url, token);
    expect(await statusAt(shop.url, token)).toBe(401);
    await until("the other process refused", async () => (await statusAt(second.url, token)) === 401 || undefined);
  });

  it("are revoked on one that starts later", async () => {
    const { token } = await aShopper({ url: shop.url });
    await logOut(shop.url, token);
    await second.stop();
    second = await aSecondServer(shop);
    const answer = await raw("GET", "/api/v1/account", { url: second.url, token });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ message: loginMessages.tokenRejected });
  });

  it("stay revoked during and after a database outage, and new revocations still propagate", async () => {
    const [gone, staying] = [await aShopper({ url: shop.url }), await aShopper({ url: shop.url })];
    await logOut(shop.url, gone.token);
    await shop.database.stop();
    // Without the database it is unknown whether these are valid: 503, which grants no access and asks nobody to log in
    // again.
    await until("the process noticed", async () => (await statusAt(shop.url, staying.token)) === 503 || undefined);
    await shop.database.start();
    await until("the shop answered", async () => (await statusAt(shop.url, staying.token)) === 200 || undefined);
    expect(await statusAt(shop.url, gone.token)).toBe(401);
    await until(
      "the other process answered",
      async () => (await statusAt(second.url, staying.token)) === 200 || undefined,
    );
    expect(await statusAt(second.url, gone.token)).toBe(401);
    await logOut(second.url, staying.token);
    await until("it is over everywhere", async () => (await statusAt(shop.url, staying.token)) === 401 || undefined);
  });
});

describe("full administrators", () => {
  let one: StaffMember;
  let other: StaffMember;
  let demoted: string[];

  beforeAll(async () => {
    one = await aStaffMember({ fullAdministrator: true, url: shop.url });
    other = await aStaffMember({ fullAdministrator: true, url: shop.url });
    const { rows } = await withDatabase(
      (client) =>
        client.query(
          "UPDATE staff SET is_full_administrator = false WHERE is_full_administrator AND id <> ALL ($1) RETURNING id",
          [[one.staffId, other.staffId]],
        ),
      shop.databaseUrl,
    );
    demoted = rows.map(({ id }) => id);
  });
  afterAll(() =>
    withDatabase(
      (client) => client.query("UPDATE staff SET is_full_administrator = true WHERE id = ANY ($1)", [demoted]),
      shop.databaseUrl,
    ),
  );

  type Change = { isFullAdministrator?: boolean; status?: "inactive" };
  const change = (by: StaffMember, id: string, body: Change, url = shop.url) =>
    api(by.token, url).call("updateStaff", { params: { id }, body });

  // @spec nobody-deactivates-removes-own last-full-administrator-t
  it("the last full administrator remains, even when two demote each other at once on two processes", async () => {
    const demote = { isFullAdministrator: false };
    const answers = await Promise.allSettled([
      change(one, other.staffId, demote),
      change(other, one.staffId, demote, second.url),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = answers[0]?.status === "fulfilled" ? one : other;
    const refused = { status: 409, message: staffLoginMessages.lastFullAdministrator };
    expect(await failureOf(change(left, left.staffId, demote))).toMatchObject(refused);
    expect(await failureOf(change(left, left.staffId, { status: "inactive" }))).toMatchObject(refused);
    const gone = api(left.token, shop.url).call("removeStaff", { params: { id: left.staffId } });
    expect(await failureOf(gone)).toMatchObject(refused);
  });
});
