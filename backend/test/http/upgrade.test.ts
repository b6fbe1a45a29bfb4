import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type Server, startServer } from "../../../scripts/backend.mjs";
import { schemaSql } from "../../../scripts/database/schema-sql.mjs";
import { type ThrowawayDatabase, throwawayDatabase } from "../../../scripts/database/throwaway.mjs";
import { freePort } from "../../../scripts/free-port.mjs";
import { prepareDatabase } from "../../../scripts/prepare-database.mjs";
import { emptyShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { faultsInBooks } from "../support/books";
import { withDatabase } from "../support/database";
import { logInSeller } from "../support/seller";
import { checkout, rememberDatabase, serverForm } from "../support/shop-address";
import { aShopper, type LoggedInShopper, outbox } from "../support/shopper";
import { watchedEnvironment } from "../support/tasks";
import { until } from "../support/until";
import { walletOf } from "../support/wallet";

jest.setTimeout(300_000);

/** Made by scripts/dump-release.mjs: three orders of one shopper, with the tasks pending when that release stopped. */
const dump = path.join(__dirname, "..", "fixtures", "previous-release.sql.gz");
const identifier = "upgrade-shopper@example.test";
const seller = { email: "upgrade-seller@example.test", password: "a stall at the corner" };

const [root, form] = [realpathSync(checkout), serverForm()];
let database: ThrowawayDatabase;
let url: string;
let server: Server | undefined;
const environment = () => ({
  ...testEnvironment(database.url, path.join(database.folder, "shop")),
  ...watchedEnvironment(),
});
const prepare = () =>
  prepareDatabase({ root, form, databaseUrl: database.url, mode: "demo", env: environment(), log: () => undefined });

beforeAll(async () => {
  database = await throwawayDatabase(root);
  const sql = gunzipSync(readFileSync(dump)).toString();
  await withDatabase((client) => client.query(sql), database.url);
});
afterAll(async () => {
  await server?.stop();
  await database?.remove();
});

/** Tables whose rows a shop must not lose. */
const kept = ["order", "product", "seller", "wallet_entry", "refund", "refund_task", "queued_message"] as const;
const idsIn = (table: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(`SELECT id FROM "${table}" ORDER BY id`);
    return rows.map(({ id }) => id);
  }, database.url);
const allIds = async () =>
  Object.fromEntries(await Promise.all(kept.map(async (table) => [table, await idsIn(table)])));

it("a database older than the previous release is rejected and left unchanged", async () => {
  const ran = () =>
    withDatabase(
      async (client) => (await client.query("SELECT name FROM mikro_orm_migrations ORDER BY id")).rows,
      database.url,
    );
  const change = (sql: string) => withDatabase((client) => client.query(sql), database.url);
  const all = await ran();
  await change("UPDATE mikro_orm_migrations SET name = 'gone' WHERE name = 'Migration20261124203200'");
  const older = await ran();
  await expect(prepare()).rejects.toThrow(
    "This database is older than the previous release. Start the previous release once, then this one.",
  );
  expect(await ran()).toEqual(older);
  await change("UPDATE mikro_orm_migrations SET name = 'Migration20261124203200' WHERE name = 'gone'");
  expect(await ran()).toEqual(all);
});

describe("a database of the previous release", () => {
  let before: Record<string, string[]>;
  let shopper: LoggedInShopper;
  beforeAll(async () => {
    before = await allIds();
    await prepare();
    server = await startServer({
      isShortLived: true,
      root,
      form,
      port: await freePort(),
      env: { ...environment(), SCHEDULED_TASKS: "false" },
      logFile: path.join(root, ".cache", "test-logs", "upgrade.log"),
    });
    url = server.url;
    rememberDatabase(url, database.url);
    shopper = await aShopper({ url, identifier });
  });

  it("has the schema of a new one", async () => {
    // Not the test run's own: other tests temporarily create triggers there.
    const fresh = await throwawayDatabase(root, emptyShop({ root, form }));
    try {
      const wanted = await withDatabase(objects, fresh.url);
      expect(Object.keys(wanted).length).toBeGreaterThan(1_000);
      expect(await withDatabase(objects, database.url)).toEqual(wanted);
    } finally {
      await fresh.remove();
    }
  });

  it("has lost no order, product, seller, refund, message or wallet entry", async () => {
    expect(Object.entries(before).filter(([, ids]) => ids.length === 0)).toEqual([]);
    expect(await allIds()).toEqual(before);
    // A wallet credit by staff has a key as well.
    const faults = (await faultsInBooks(database.url)).filter((fault) => !fault.startsWith("key without an order"));
    expect(faults).toEqual([]);
  });

  it("serves the shopper's orders, wallet and purchased product", async () => {
    const { orders } = await api(shopper.token, url).call("listOrders", {});
    const states = orders.map(
      ({ paymentMethod, orderStatus, paymentStatus }) => `${paymentMethod} ${orderStatus} ${paymentStatus}`,
    );
    expect(states.sort()).toEqual(["cod delivered paid", "wallet cancelled refunded", "wallet pending paid"]);
    expect(await walletOf(shopper.token, url)).toEqual({
      balance: 1500,
      entries: [
        [-500, 1500, "order_paid"],
        [500, 2000, "refund"],
        [-500, 1500, "order_paid"],
        [2000, 2000, "staff"],
      ],
    });
    const { product } = await api(undefined, url).call("getProduct", { params: { id: before.product?.[0] ?? "" } });
    expect(product).toMatchObject({ title: "Upgrade kettle", brand: "Rangrez" });
  });

  it("has line money for its orders that agrees with the engine's totals", async () => {
    const totals = await withDatabase(async (client) => {
      const { rows } = await client.query(
        `SELECT sum(m.gross_paise - m.saving_paise + m.delivery_paise + m.cash_fee_paise)::int AS money, l.total_paise::int AS listed,
                (SELECT round((s.totals->>'original_order_total')::numeric * 100)::int FROM order_summary s
                  WHERE s.order_id = l.order_id AND s.deleted_at IS NULL ORDER BY s.version DESC LIMIT 1) AS engine
           FROM order_listing l LEFT JOIN order_line_money m ON m.order_id = l.order_id GROUP BY l.order_id, l.total_paise`,
      );
      return rows;
    }, database.url);
    expect(totals).toHaveLength(3);
    for (const { money, listed, engine } of totals) expect([money, listed]).toEqual([engine, engine]);
  });

  it("lets its seller log in, and shows staff the pending refund", async () => {
    expect(await logInSeller(seller, url)).not.toBe("");
    const { refunds } = await api((await anAdministrator({ url })).token, url).call("listRefunds", {});
    expect(refunds.map(({ destination, status, amount }) => [destination, status, amount])).toContainEqual([
      null,
      "waiting",
      500,
    ]);
  });

  it("sends the queued mails", async () => {
    const waiting = ["order-cancelled", "order-placed", "order-refunded"];
    await until("the mails that waited", async () => {
      const sent = new Set((await outbox(identifier, url)).map(({ template }) => template));
      return waiting.every((template) => sent.has(template)) || undefined;
    });
    const states = await withDatabase(
      async (client) => (await client.query("SELECT DISTINCT state FROM queued_message")).rows,
      database.url,
    );
    expect(states).toEqual([{ state: "sent" }]);
  });
});

/** Missing in the fresh database, which was not started by `npm start`. */
const elsewhere = /public\.shop_installation/;

/** A database's schema by object name. */
async function objects(client: Parameters<typeof schemaSql>[0]): Promise<Record<string, string>> {
  const found = (await schemaSql(client)).filter(({ sql }) => !elsewhere.test(sql));
  return Object.fromEntries(found.map(({ kind, name, sql }) => [`${kind} ${name}`, comparable(sql)]));
}

const comparable = (sql: string) =>
  sql
    // The engine draws this default when it makes the table.
    .replace(/(run_id text DEFAULT )'\w+'/, "$1 drawn")
    // PostgreSQL writes the casts of a list in another way once it has read them from a dump.
    .replaceAll(/::(character varying|text)(\[\])?|[()]/g, "");
