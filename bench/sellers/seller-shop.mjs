import { randomBytes } from "node:crypto";
import pg from "pg";
import { query } from "../../scripts/database/databases.mjs";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { fillShop } from "../catalogue/fill-shop.mjs";
import { planCatalogue } from "../catalogue/plan.mjs";
import { fillOrders, ordersListed } from "../orders/fill-orders.mjs";
import { catalogueBuilt, startShopServer } from "../shop/bench-shop.mjs";
import { vacuumFilled } from "../shop/vacuum.mjs";
import { sellerStatements } from "./sellers-sql.mjs";

const marketSize = { sellers: 2_000, products: 20_000 };

/** Sellers whose portal is measured; each way is requested as one of them. */
const logins = 3;

/**
 * A shop in which all products are sold by sellers.
 *
 * @typedef {object} SellerShop
 * @property {import("../measure/load.mjs").Target} target
 * @property {string} token of the administrator
 * @property {{ id: string, token: string }[]} sellers who have logged in
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} root
 * @param {import("../shop/bench-database.mjs").BenchDatabase} database
 * @param {import("../shop/bench-shop.mjs").Form} form
 * @param {ReturnType<typeof import("../orders/fill-orders.mjs").historyOf>} history
 * @param {(line: string) => void} log
 * @returns {Promise<SellerShop>}
 */
export async function startSellerShop(root, database, form, history, log) {
  const name = "market";
  await database.copy("base", name);
  const url = database.url(name);
  await fillShop(url, planCatalogue(marketSize.products));
  log("Filling in the orders …");
  await fillOrders(url, history);
  const server = await startShopServer(root, database, name, form, {});
  await catalogueBuilt(url);
  await ordersListed(url, history.orders);
  const sellers = await Promise.all(Array.from({ length: logins }, () => registeredSeller(server.url, url)));
  log("Giving all of it to sellers …");
  await fillSellers(
    url,
    sellers.map(({ id }) => id),
  );
  const token = await logInAdministrator(server.url, demoAccounts.administrator);
  // Warm-up: the first read of balances computes them.
  const first = await fetch(`${server.url}/api/v1/back-office/seller-earnings`, { headers: { authorization: token } });
  if (!first.ok) throw new Error(`The sellers' balances answered ${first.status}.`);
  await catalogueBuilt(url);
  await vacuumFilled(url);
  return { target: server, token, sellers, stop: server.stop };
}

/** @param {string} url @param {string} databaseUrl */
async function registeredSeller(url, databaseUrl) {
  const account = {
    email: `${randomBytes(6).toString("hex")}@bench.test`,
    mobileNumber: `9${String(Number.parseInt(randomBytes(4).toString("hex"), 16))
      .padStart(9, "0")
      .slice(0, 9)}`,
    password: "three words together",
  };
  const post = async (/** @type {string} */ path) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(account) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return /** @type {{ token?: string }} */ (await answer.json());
  };
  await post("/sallerreg");
  const { token = "" } = await post("/sallerlogin");
  const [row] = await query(databaseUrl, `SELECT id FROM seller WHERE email = '${account.email}'`);
  return { id: String(row?.id), token };
}

/** @param {string} databaseUrl @param {string[]} known */
async function fillSellers(databaseUrl, known) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    const list = `ARRAY[${known.map((id) => `'${id}'`).join(", ")}]::text[]`;
    for (const statement of sellerStatements) {
      const made = String(marketSize.sellers - known.length);
      await client.query(statement.replaceAll(":sellers", made).replaceAll(":known", list));
    }
    await client.query("COMMIT");
    await vacuumFilled(databaseUrl);
  } finally {
    await client.end();
  }
}
