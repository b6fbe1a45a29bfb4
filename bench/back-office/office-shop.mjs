import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../scripts/database/databases.mjs";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { fillShop } from "../catalogue/fill-shop.mjs";
import { planCatalogue } from "../catalogue/plan.mjs";
import { usageOf } from "../measure/process-meter.mjs";
import { fillOrders, ordersListed } from "../orders/fill-orders.mjs";
import { catalogueBuilt, startShopServer } from "../shop/bench-shop.mjs";
import { vacuumFilled } from "../shop/vacuum.mjs";
import { watchShoppers } from "./shoppers.mjs";

const size = 20_000;

/**
 * How a server starts on such a shop.
 *
 * @typedef {object} Start
 * @property {number} readyMs from the start until it serves
 * @property {number} listedMs from then until every order is listed
 * @property {number} figuresMs from then until all figures are summed
 * @property {number} rssBytes after all of that
 * @property {import("./shoppers.mjs").Watched} shoppers latencies that shoppers saw meanwhile
 *
 * @typedef {object} OfficeShop
 * @property {import("../measure/load.mjs").Target} target
 * @property {string} token of the administrator
 * @property {import("./calls.mjs").Counts} counts
 * @property {Start} first on orders that no server has processed
 * @property {Start} again on orders that are already listed
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a shop filled with every kind of back-office data, and measures the starts of its servers.
 *
 * @param {string} root
 * @param {import("../shop/bench-database.mjs").BenchDatabase} database
 * @param {import("../shop/bench-shop.mjs").Form} form
 * @param {ReturnType<typeof import("../orders/fill-orders.mjs").historyOf>} history
 * @param {(line: string) => void} log
 * @returns {Promise<OfficeShop>}
 */
export async function startOfficeShop(root, database, form, history, log) {
  const name = "office";
  await database.copy("base", name);
  const products = planCatalogue(size);
  await fillShop(database.url(name), products);
  // A separate server builds the catalogue first, so that only the orders' share of the start is timed below.
  const builder = await startShopServer(root, database, name, form, {});
  await catalogueBuilt(database.url(name));
  await builder.stop();
  log("Filling in the orders …");
  await fillOrders(database.url(name), history);

  const start = async () => {
    const began = performance.now();
    const server = await startShopServer(root, database, name, form, {});
    const ready = performance.now();
    const shoppers = await watchShoppers(server.url, products);
    await ordersListed(database.url(name), history.orders);
    const listed = performance.now();
    const token = await administratorToken(server.url, database.url(name));
    await figuresAddedUp(server.url, database.url(name), token);
    const figuresMs = performance.now() - listed;
    const watched = await shoppers.stop();
    const { rssBytes } = await usageOf(server.pid);
    return {
      server,
      token,
      start: { readyMs: ready - began, listedMs: listed - ready, figuresMs, rssBytes, shoppers: watched },
    };
  };
  log("Starting on orders that no server has seen …");
  const first = await start();
  await first.server.stop();
  log("Starting again …");
  const again = await start();
  await vacuumFilled(database.url(name));
  // Wait until the background jobs of the first minute are done.
  await pause(5_000);
  return {
    target: again.server,
    token: again.token,
    counts: { products, ...history },
    first: first.start,
    again: again.start,
    stop: again.server.stop,
  };
}

/**
 * Waits until all figures are summed. The overview triggers the missing ones and may take longer than the request's
 * timeout.
 *
 * @param {string} url
 * @param {string} databaseUrl
 * @param {string} token
 */
async function figuresAddedUp(url, databaseUrl, token) {
  const overview = fetch(`${url}/api/v1/back-office/overview`, { headers: { authorization: token } }).catch(
    () => undefined,
  );
  for (;;) {
    const [state] = await query(
      databaseUrl,
      "SELECT count(*)::int AS stale FROM (SELECT 1 FROM figures_stale LIMIT 100) some_of_it",
    );
    // Orders keep arriving meanwhile: a few are always stale.
    if (Number(state?.stale) < 20) break;
    await pause(250);
  }
  await overview;
}

/**
 * Logs in with both steps. A second code is sent only after half a minute, so the first one is deleted.
 *
 * @param {string} url
 * @param {string} databaseUrl
 */
async function administratorToken(url, databaseUrl) {
  await query(databaseUrl, "DELETE FROM otp WHERE purpose = 'administrator-login'");
  return logInAdministrator(url, demoAccounts.administrator);
}
