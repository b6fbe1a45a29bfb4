import { mkdir } from "node:fs/promises";
import path from "node:path";
import { overTcp, startRelay } from "../../scripts/cluster/relay.mjs";
import { startClusterShop } from "../../scripts/cluster/start-shop.mjs";
import { fillShop } from "../catalogue/fill-shop.mjs";
import { planCatalogue } from "../catalogue/plan.mjs";
import { catalogueBuilt } from "../shop/bench-shop.mjs";

/**
 * A cluster with a catalogue, on a database of its own.
 *
 * @typedef {object} BenchCluster
 * @property {import("../../scripts/cluster/start-shop.mjs").ClusterShop} shop
 * @property {string} databaseUrl of the database itself
 * @property {import("../../scripts/cluster/relay.mjs").Relay} relay through which the shop reaches it
 * @property {import("../catalogue/plan.mjs").PlannedProduct[]} products
 */

const products = 1_000;

/**
 * @param {object} options
 * @param {string} options.root
 * @param {import("../shop/bench-database.mjs").BenchDatabase} options.database
 * @param {string} options.name of the cluster's database
 * @param {number} options.servers
 * @param {import("../../scripts/cluster/programs.mjs").Programs} options.programs
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<BenchCluster>}
 */
export async function startBenchCluster({ root, database, name, servers, programs, env }) {
  await database.copy("base", name);
  const planned = planCatalogue(products);
  await fillShop(database.url(name), planned);
  const folder = path.join(database.folder, name);
  await mkdir(folder);
  const databaseUrl = database.url(name);
  const relay = await startRelay(Number(new URL(databaseUrl).port));
  const shop = await startClusterShop({
    root,
    form: "built",
    databaseUrl: overTcp(databaseUrl, relay.port),
    folder,
    logFolder: path.join(root, ".cache", "bench-logs", name),
    servers,
    programs,
    env,
  });
  try {
    await catalogueBuilt(databaseUrl, products);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return { shop, databaseUrl, relay, products: planned };
}
