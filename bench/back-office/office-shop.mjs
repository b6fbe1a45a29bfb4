import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../scripts/database/databases.mjs";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { fillShop } from "../catalogue/fill-shop.mjs";
import { planCatalogue } from "../catalogue/plan.mjs";
import { usageOf } from "../measure/process-meter.mjs";
import { fillOrders, ordersListed } from "../orders/fill-orders.mjs";
import { catalogueBuilt, startShopServer } from "../shop/bench-shop.mjs";
import { watchShoppers } from "./shoppers.mjs";

export const officeSize = { products: 20_000, orders: 100_000, customers: 50_000 };

/**
 * How a server starts on such a shop.
 *
 * @typedef {object} Start
 * @property {number} readyMs from its start until it serves
 * @property {number} listedMs from then until every order is listed
 * @property {number} figuresMs from then until everything is added up
 * @property {number} rssBytes when all of that is done
 * @property {import("./shoppers.mjs").Watched} shoppers what they noticed of it
 *
 * @typedef {object} OfficeShop
 * @property {import("../measure/load.mjs").Target} target
 * @property {string} token of the administrator
 * @property {import("./calls.mjs").Counts} counts
 * @property {Start} first on orders that no server has seen
 * @property {Start} again on orders that are listed
 * @property {() => Promise<void>} stop
 */

/**
 * A shop with everything that a back office can have in it, and how its servers started.
 *
 * @param {string} root
 * @param {import("../shop/bench-database.mjs").BenchDatabase} database
 * @param {import("../shop/bench-shop.mjs").Form} form
 * @param {(line: string) => void} log
 * @returns {Promise<OfficeShop>}
 */
export async function startOfficeShop(root, database, form, log) {
  const name = "office";
  await database.copy("base", name);
  const products = planCatalogue(officeSize.products);
  await fillShop(database.url(name), products);
  // The catalogue is built by a server of its own: what is timed below is the orders'.
  const builder = await startShopServer(root, database, name, form, {});
  await catalogueBuilt(database.url(name));
  await builder.stop();
  log("Filling in the orders …");
  await fillOrders(database.url(name), officeSize);

  const start = async () => {
    const began = performance.now();
    const server = await startShopServer(root, database, name, form, {});
    const ready = performance.now();
    const shoppers = await watchShoppers(server.url, products);
    await ordersListed(database.url(name), officeSize.orders);
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
  await query(database.url(name), "VACUUM ANALYZE");
  // The jobs of the first minute are done when the answers are timed.
  await pause(5_000);
  return {
    target: again.server,
    token: again.token,
    counts: { products, orders: officeSize.orders, customers: officeSize.customers },
    first: first.start,
    again: again.start,
    stop: again.server.stop,
  };
}

/** The overview adds up what is missing, and may take longer for it than a request is waited for. @param {string} url @param {string} databaseUrl @param {string} token */
async function figuresAddedUp(url, databaseUrl, token) {
  const overview = fetch(`${url}/api/v1/back-office/overview`, { headers: { authorization: token } }).catch(
    () => undefined,
  );
  for (;;) {
    const [state] = await query(
      databaseUrl,
      "SELECT count(*)::int AS stale FROM (SELECT 1 FROM figures_stale LIMIT 100) some_of_it",
    );
    // Shoppers order on meanwhile: there is always one that was placed just now.
    if (Number(state?.stale) < 20) break;
    await pause(250);
  }
  await overview;
}

/** By both steps of the login. A second code is sent after half a minute only, so the first one is made older. @param {string} url @param {string} databaseUrl */
async function administratorToken(url, databaseUrl) {
  await query(databaseUrl, "DELETE FROM otp WHERE purpose = 'administrator-login'");
  return logInAdministrator(url, demoAccounts.administrator);
}
