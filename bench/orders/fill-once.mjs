import { createRequire } from "node:module";
import path from "node:path";
import pg from "pg";

/**
 * `node bench/orders/fill-once.mjs <folder of the built server> <database>` fills orders' money rows, as a server does
 * before it serves, and prints on its last line how long that took and how much memory it used. May be killed at any
 * moment.
 */
const [server = "", databaseUrl = ""] = process.argv.slice(2);
const load = createRequire(path.join(server, "package.json"));
/** @type {{ OrderMoneyService: new (dependencies: object) => { fill(fill: unknown): Promise<void> } }} */
const { OrderMoneyService } = load("./src/modules/order-money/service.js");
/** @type {{ fillMoney: unknown }} */
const { fillMoney } = load("./src/workflows/order-money/fill-money.js");

const pool = new pg.Pool({ connectionString: databaseUrl });
const connections = {
  client: {
    acquireConnection: () => pool.connect(),
    releaseConnection: async (/** @type {pg.PoolClient} */ connection) => connection.release(),
  },
};
const before = process.memoryUsage().rss;
const began = performance.now();
await new OrderMoneyService({ __pg_connection__: connections }).fill(fillMoney);
const seconds = (performance.now() - began) / 1000;
await pool.end();
console.log(JSON.stringify({ seconds, beforeMb: before / 1e6, maxMb: process.resourceUsage().maxRSS / 1e3 }));
