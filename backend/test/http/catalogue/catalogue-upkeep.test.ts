import { randomBytes } from "node:crypto";
import knex, { type Knex } from "knex";
import { CatalogModuleService } from "#modules/catalog/service";
import { api } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { shopAddress } from "../../support/shop-address";
import { runTasks } from "../../support/tasks";
import { until } from "../../support/until";

/** Acts as a second process of the shop: only the catalogue's writer, on the same database. */
let database: Knex;
let catalog: CatalogModuleService;
const errors: unknown[] = [];

beforeAll(() => {
  database = knex({ client: "pg", connection: shopAddress().databaseUrl, pool: { min: 0, max: 4 } });
  const logger = { error: (message: string) => errors.push(message) };
  catalog = new CatalogModuleService({ __pg_connection__: database, logger } as never);
});
afterAll(() => database.destroy());

const run = (sql: string, values: unknown[]) => withDatabase((client) => client.query(sql, values));
const read = async ({ id }: MadeProduct) => (await api().call("getProduct", { params: { id } })).product;
const longAgo = "2001-01-01";

const lowerStock = ({ variants }: MadeProduct) =>
  run(
    `UPDATE inventory_level SET reserved_quantity = 7, updated_at = $2 FROM product_variant_inventory_item vi
      WHERE vi.inventory_item_id = inventory_level.inventory_item_id AND vi.variant_id = $1`,
    [variants[0]?.id, longAgo],
  );

/** A sale of a product that begins in an hour. @returns its id */
async function aNightSale({ variants }: MadeProduct, amount: number): Promise<string> {
  const mark = randomBytes(6).toString("hex");
  await run(
    `INSERT INTO price_list (id, status, title, description, type, rules_count, starts_at, updated_at)
     VALUES ($1, 'active', 'Night sale', '', 'sale', 0, now() + interval '1 hour', $2)`,
    [`plist_${mark}`, longAgo],
  );
  await run(
    `INSERT INTO price (id, price_set_id, currency_code, amount, raw_amount, rules_count, price_list_id, updated_at)
     SELECT $1, price_set_id, 'inr', $5, $6, 0, $2, $4
       FROM product_variant_price_set WHERE variant_id = $3`,
    [
      `price_${mark}`,
      `plist_${mark}`,
      variants[0]?.id,
      longAgo,
      amount,
      JSON.stringify({ value: String(amount), precision: 20 }),
    ],
  );
  return `plist_${mark}`;
}

describe("the catalogue sweep", () => {
  it("picks up changes without events and invalidates every process's cache", async () => {
    const product = await aProduct({ price: 1000 });
    expect((await read(product)).price).toBe(1000);
    await run(
      `UPDATE price SET amount = 900, raw_amount = '{"value":"900","precision":20}', updated_at = now() FROM product_variant_price_set ps
        WHERE ps.price_set_id = price.price_set_id AND ps.variant_id = $1`,
      [product.variants[0]?.id],
    );
    await catalog.sweep();
    await until("the new price", async () => ((await read(product)).price === 900 ? true : undefined));
  });

  it("detects stock changed without a newer updated_at", async () => {
    const product = await aProduct({ stock: 10 });
    await lowerStock(product);
    await catalog.sweep();
    await until("what is left", async () => ((await read(product)).quantity === 3 ? true : undefined));
  });

  it("starts and ends price lists on their dates", async () => {
    const product = await aProduct({ price: 1000 });
    const sale = await aNightSale(product, 600);
    await catalog.sweep();
    expect(await read(product)).toMatchObject({ price: 1000, finalPrice: 1000 });
    await run("UPDATE price_list SET starts_at = now() WHERE id = $1", [sale]);
    await catalog.sweep();
    await until("the sale", async () => ((await read(product)).finalPrice === 600 ? true : undefined));
    await run("UPDATE price_list SET ends_at = now() WHERE id = $1", [sale]);
    await catalog.sweep();
    await until("the end of the sale", async () => ((await read(product)).finalPrice === 1000 ? true : undefined));
  });

  it("counts sales of 7 and 30 days, excluding cancelled orders", async () => {
    const product = await aProduct();
    const order = async (quantity: number, daysAgo: number, status = "pending") => {
      const mark = randomBytes(6).toString("hex");
      const raw = (value: number) => JSON.stringify({ value: String(value), precision: 20 });
      await run(
        `INSERT INTO "order" (id, currency_code, version, status, is_draft_order, created_at)
         VALUES ($1, 'inr', 1, $2, false, now() - $3 * interval '1 day')`,
        [`order_${mark}`, status, daysAgo],
      );
      await run(
        `INSERT INTO order_line_item (id, title, product_id, unit_price, raw_unit_price) VALUES ($1, 'Sold', $2, 1, $3)`,
        [`ordli_${mark}`, product.id, raw(1)],
      );
      await run(
        `INSERT INTO order_item (id, order_id, version, item_id, quantity, raw_quantity, fulfilled_quantity, raw_fulfilled_quantity,
           shipped_quantity, raw_shipped_quantity, return_requested_quantity, raw_return_requested_quantity, return_received_quantity,
           raw_return_received_quantity, return_dismissed_quantity, raw_return_dismissed_quantity, written_off_quantity, raw_written_off_quantity)
         VALUES ($1, $2, 1, $3, $4, $5, 0, $6, 0, $6, 0, $6, 0, $6, 0, $6, 0, $6)`,
        [`orditem_${mark}`, `order_${mark}`, `ordli_${mark}`, quantity, raw(quantity), raw(0)],
      );
    };
    await order(2, 1);
    await order(5, 20);
    await order(100, 40);
    await order(1000, 1, "canceled");
    await catalog.sweep();
    const { rows } = await run("SELECT units_7d, units_30d FROM catalog_product WHERE product_id = $1", [product.id]);
    expect(rows).toEqual([{ units_7d: 2, units_30d: 7 }]);
  });

  it("changes nothing if nothing has changed", async () => {
    const product = await aProduct();
    expect(await catalog.rebuild([product.id, product.id])).toBe(0);
  });

  it("is not blocked by a product with invalid data", async () => {
    const broken = await aProduct();
    const sound = await aProduct();
    await run(`UPDATE product_details SET offers = '[{"title":"Odd","valid_till":"soon"}]' WHERE product_id = $1`, [
      broken.id,
    ]);
    await run("UPDATE product_details SET brand = 'Renamed' WHERE product_id = $1", [sound.id]);
    // The number of changed rows is not checked: the shop's own sweep may have been first.
    await catalog.rebuild([broken.id, sound.id]);
    expect(errors).toEqual([`Product ${broken.id} was excluded from the catalogue`]);
    await until("the other one", async () => ((await read(sound)).brand === "Renamed" ? true : undefined));
    await run("UPDATE product_details SET offers = '[]' WHERE product_id = $1", [broken.id]);
  });
});

describe("events of a product", () => {
  it("do no harm if duplicated, late or about deleted products", async () => {
    const product = await aProduct();
    catalog.touch("product", [product.id, product.id, "prod_gone"]);
    catalog.touch(
      "variant",
      product.variants.map(({ id }) => id),
    );
    catalog.touch("price", ["price_gone"]);
    await catalog.settle();
    expect(await read(product)).toMatchObject({ _id: product.id });
  });

  it("make a change visible immediately", async () => {
    const product = await aProduct();
    await run("UPDATE product SET title = 'Settled lamp' WHERE id = $1", [product.id]);
    catalog.touch("product", [product.id]);
    await catalog.settle();
    await until("the title", async () => ((await read(product)).title === "Settled lamp" ? true : undefined));
  });
});

const sweptBefore = (minutes: number) =>
  run("UPDATE catalog_state SET swept_at = now() - make_interval(mins => $1)", [minutes]);

async function minutesSinceSweep(): Promise<number> {
  const { rows } = await run(
    "SELECT floor(extract(epoch FROM now() - swept_at) / 60)::int AS minutes FROM catalog_state",
    [],
  );
  return rows[0].minutes;
}

describe("a catalogue of a million products", () => {
  const estimate = (products: number) =>
    run("UPDATE pg_class SET reltuples = $1 WHERE oid = 'catalog_product'::regclass", [products]);
  beforeAll(() => estimate(1_000_000));
  afterAll(() => estimate(-1));

  it("is swept every twenty minutes", async () => {
    await sweptBefore(19);
    await catalog.sweepWhenDue();
    expect(await minutesSinceSweep()).toBe(19);
    await sweptBefore(20);
    await catalog.sweepWhenDue();
    expect(await minutesSinceSweep()).toBe(0);
  });

  it("follows the dates of price lists each minute", async () => {
    const product = await aProduct({ price: 1000 });
    const sale = await aNightSale(product, 600);
    await sweptBefore(0);
    await catalog.sweepWhenDue();
    expect((await read(product)).finalPrice).toBe(1000);
    await run("UPDATE price_list SET starts_at = now() - interval '1 minute' WHERE id = $1", [sale]);
    await catalog.sweepWhenDue();
    await until("the sale", async () => ((await read(product)).finalPrice === 600 ? true : undefined));
  });
});

it("a catalogue of an ordinary size is swept each minute, by a task", async () => {
  await sweptBefore(1);
  await runTasks(shopAddress().url, "refresh-catalog");
  expect(await minutesSinceSweep()).toBe(0);
});
