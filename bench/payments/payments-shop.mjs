import path from "node:path";
import { backendDirectory, readsSource } from "../../scripts/backend.mjs";
import { fillShop } from "../catalogue/fill-shop.mjs";
import { planCatalogue } from "../catalogue/plan.mjs";
import { logIn } from "../measure/our-order.mjs";
import { catalogueBuilt, startShopServer } from "../shop/bench-shop.mjs";
import { orderLines } from "../shop/order-lines.mjs";
import { startGateways } from "./demo-gateways.mjs";

const size = 1_000;

/**
 * A shop whose gateways are simulated in the bench's process.
 *
 * @typedef {object} PaymentsShop
 * @property {import("../measure/load.mjs").Target} target
 * @property {string} databaseUrl
 * @property {import("./demo-gateways.mjs").Gateways} gateways
 * @property {import("../measure/our-order.mjs").Shopper} shopper
 * @property {import("../shop/order-lines.mjs").OrderLine[]} lines
 * @property {string} clientFile the module of the shop's client of Razorpay
 * @property {string[]} nodeOptions with which a process reads it
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} root
 * @param {import("../shop/bench-database.mjs").BenchDatabase} database
 * @param {import("../shop/bench-shop.mjs").Form} form
 * @returns {Promise<PaymentsShop>}
 */
export async function startPaymentsShop(root, database, form) {
  const name = "payments";
  await database.copy("base", name);
  const databaseUrl = database.url(name);
  const products = planCatalogue(size);
  await fillShop(databaseUrl, products);
  const dataDir = path.join(database.folder, "payments");
  // The bench sends the webhooks that it measures itself.
  const gateways = await startGateways(dataDir, () => "http://127.0.0.1:9");
  const settings = { HAAT_DATA_DIR: dataDir, GATEWAY_SIMULATOR_PORT: String(gateways.port) };
  const target = await startShopServer(root, database, name, form, settings);
  await catalogueBuilt(databaseUrl);
  return {
    target,
    databaseUrl,
    gateways,
    shopper: await logIn(target.url, "payer@bench.test"),
    lines: orderLines(products),
    clientFile: path.join(
      backendDirectory(root, form),
      "src/gateways/razorpay",
      `razorpay-gateway.${form === "built" ? "js" : "ts"}`,
    ),
    nodeOptions: readsSource(form),
    stop: async () => {
      await target.stop();
      await gateways.close();
    },
  };
}
