import knex, { type Knex } from "knex";
import { z } from "zod";
import { visitor } from "#modules/catalog/read/viewer";
import { CatalogModuleService } from "#modules/catalog/service";
import type { Server } from "../../../../scripts/backend.mjs";
import type { TestShop } from "../../../../scripts/test-shop.mjs";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { aPrivateShop } from "../../support/private-shop";
import { aSecondServer } from "../../support/second-server";
import { until } from "../../support/until";

/** Two processes of one shop, and the catalogue of a third one that receives no notifications. */
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
