import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrateEngine, startServer } from "../../scripts/backend.mjs";
import { query } from "../../scripts/database/databases.mjs";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { testEnvironment } from "../../scripts/test-shop.mjs";
import { fillShop } from "../catalogue/fill-shop.mjs";
import { planCatalogue } from "../catalogue/plan.mjs";
import { itemAt } from "../item-at.mjs";
import { usageOf } from "../measure/process-meter.mjs";
import { categoryPages } from "../measure/reads.mjs";
import { startBareShop } from "./bare-shop.mjs";
import { vacuumFilled } from "./vacuum.mjs";

/**
 * A shop of one size, as the bench measures it.
 *
 * @typedef {object} BenchShop
 * @property {number} size number of products
 * @property {string} databaseUrl
 * @property {import("../catalogue/plan.mjs").PlannedProduct[]} products those that are asked for: a large catalogue's
 * plan would stall the load generator, which is in this process, by a second of garbage collection now and then
 * @property {import("../measure/load.mjs").Target} warm its server as it ships
 * @property {import("../measure/load.mjs").Target} cold a second server on the same database, without the response
 * cache
 * @property {import("../measure/load.mjs").Target} bare a server that only sends the category pages' bytes
 * @property {import("../measure/engine-order.mjs").StoreApi} store
 * @property {string} priceListId of the selling prices
 * @property {number} rssAfterStart resident bytes of the first server when it was ready
 * @property {number} firstListMs from a server's start on the built catalogue until it has answered a list
 * @property {number} firstSearchMs the same until it has answered a search
 * @property {() => Promise<void>} stop
 */

/** @typedef {import("../../scripts/backend.mjs").BackendForm} Form */

const buildDeadline = 300_000;
/** A product takes half of it. */
const buildDeadlinePerProduct = 1;

/** As `docs/operations.md` says for so many products. @param {number} size @returns {Record<string, string>} */
const heapFor = (size) => (size > 200_000 ? { NODE_OPTIONS: "--max-old-space-size=1280" } : {});

/** Logs of the last run's servers. @param {string} root */
const logFolder = (root) => path.join(root, ".cache", "bench-logs");

/**
 * A test's settings, but logging as in production, one line per request, and with the engine's store API enabled for
 * comparison, which is disabled everywhere else.
 *
 * @param {import("./bench-database.mjs").BenchDatabase} database
 * @param {string} name
 */
const environment = (database, name) => ({
  ...testEnvironment(database.url(name), path.join(database.folder, "shop")),
  LOG_LEVEL: "info",
  ENGINE_STORE_OPEN: "true",
});

/**
 * Creates the empty shop that every catalogue is inserted into: tables, store defaults, administrator.
 *
 * @param {string} root
 * @param {import("./bench-database.mjs").BenchDatabase} database
 * @param {Form} form
 */
export async function prepareShop(root, database, form) {
  await rm(logFolder(root), { recursive: true, force: true });
  await query(database.url("postgres"), "CREATE DATABASE base");
  const env = environment(database, "base");
  await migrateEngine({ root, form, env });
  const { email, password } = demoAccounts.administrator;
  // The first start creates the administrator from the settings.
  const server = await startShopServer(root, database, "base", form, {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  });
  await server.stop();
}

/** @param {string} root @param {import("./bench-database.mjs").BenchDatabase} database @param {number} size @param {Form} form @returns {Promise<BenchShop>} */
export async function startBenchShop(root, database, size, form) {
  const name = `shop_${size}`;
  await database.copy("base", name);
  const planned = planCatalogue(size);
  await fillShop(database.url(name), planned);
  const warm = await startShopServer(root, database, name, form, heapFor(size));
  await catalogueBuilt(database.url(name), size);
  const rssAfterStart = (await usageOf(warm.pid)).rssBytes;
  // It reads all words for this: the second server's start is timed without a neighbour that does.
  await answered(warm.url, firstSearch);
  const started = performance.now();
  // It leaves what follows an order to the first server, as if it were not there.
  const cold = await startShopServer(root, database, name, form, {
    ...heapFor(size),
    CATALOG_CACHE_MB: "0",
    WORKER_MODE: "server",
  });
  await answered(cold.url, itemAt(categoryPages(), 0));
  const firstListMs = performance.now() - started;
  await answered(cold.url, firstSearch);
  const firstSearchMs = performance.now() - started;
  const products = sampleOf(planned);
  const bare = await startBareShop(warm.url, categoryPages());
  const { priceListId, ...store } = await engineIds(database.url(name));
  return {
    size,
    databaseUrl: database.url(name),
    products,
    warm,
    cold,
    bare,
    store: { url: warm.url, ...store },
    priceListId,
    rssAfterStart,
    firstListMs,
    firstSearchMs,
    stop: async () => {
      await Promise.all([warm.stop(), cold.stop(), bare.stop()]);
    },
  };
}

const maxSample = 20_000;

/**
 * Every fiftieth of a million products.
 *
 * @param {import("../catalogue/plan.mjs").PlannedProduct[]} planned
 */
function sampleOf(planned) {
  const step = Math.ceil(planned.length / maxSample);
  return planned.filter(({ number }) => number % step === 0);
}

const firstSearch = "/api/v1/ProductByfilter?search=cotton";

/** @param {string} url @param {string} path */
async function answered(url, path) {
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`The first answer of ${path} was ${response.status}.`);
  await response.arrayBuffer();
}

/** @param {string} root @param {import("./bench-database.mjs").BenchDatabase} database @param {string} name @param {Form} form @param {Record<string, string>} settings */
export async function startShopServer(root, database, name, form, settings) {
  const logFile = path.join(logFolder(root), `${name}${"CATALOG_CACHE_MB" in settings ? "-cold" : ""}.log`);
  return startServer({
    root,
    form,
    port: await freePort(),
    logFile,
    env: { ...environment(database, name), ...settings },
  });
}

/** Waits until a server has built the read model for the whole shop. @param {string} databaseUrl @param {number} [products] */
export async function catalogueBuilt(databaseUrl, products = 0) {
  const deadline = Date.now() + buildDeadline + products * buildDeadlinePerProduct;
  for (;;) {
    const [state] = await query(databaseUrl, "SELECT layout FROM catalog_state");
    if (Number(state?.layout) > 0) break;
    if (Date.now() > deadline) throw new Error("The catalogue's read model was not built in time.");
    await pause(250);
  }
  await vacuumFilled(databaseUrl);
}

/** @param {string} databaseUrl */
async function engineIds(databaseUrl) {
  const [found] = await query(
    databaseUrl,
    `SELECT (SELECT token FROM api_key WHERE type = 'publishable' AND deleted_at IS NULL LIMIT 1) AS key,
            (SELECT id FROM region WHERE deleted_at IS NULL LIMIT 1) AS region,
            (SELECT id FROM price_list WHERE type = 'sale' AND deleted_at IS NULL LIMIT 1) AS list,
            (SELECT o.id FROM shipping_option o WHERE o.deleted_at IS NULL AND NOT EXISTS (
               SELECT 1 FROM shipping_option_rule r WHERE r.shipping_option_id = o.id AND r.attribute = 'is_return' AND r.value::text LIKE '%true%')
             LIMIT 1) AS option`,
  );
  return {
    publishableKey: String(found?.key),
    regionId: String(found?.region),
    shippingOptionId: String(found?.option),
    priceListId: String(found?.list),
  };
}
