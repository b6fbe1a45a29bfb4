import pg from "pg";
import { vacuumFilled } from "../shop/vacuum.mjs";
import { statements } from "./orders-sql.mjs";
import { recordStatements } from "./records-sql.mjs";

/**
 * Fills a shop that has products with one year of customers, orders and back-office records, deterministic except for
 * the day on which the year ends. PostgreSQL generates the rows in half a minute: the engine's workflows would take a
 * day. As in the demo shop, the engine's payment tables stay empty; an order's status tells what was paid. The next
 * server to start, or the next sweep, lists the orders.
 *
 * @param {string} databaseUrl
 * @param {{ orders: number, customers: number }} counts
 */
export async function fillOrders(databaseUrl, { orders, customers }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    for (const statement of [...statements, ...recordStatements]) {
      await client.query(statement.replaceAll(":orders", String(orders)).replaceAll(":customers", String(customers)));
    }
    await client.query("COMMIT");
    await vacuumFilled(databaseUrl);
  } finally {
    await client.end();
  }
}

/** A shop has half as many customers as orders, at most 200,000. @param {number} orders */
export const historyOf = (orders) => ({ orders, customers: Math.min(orders / 2, 200_000) });

/** Waits until a server has listed every order. @param {string} databaseUrl @param {number} orders @param {number} [seconds] */
export async function ordersListed(databaseUrl, orders, seconds = 7_200) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const deadline = Date.now() + seconds * 1_000; ; await new Promise((done) => setTimeout(done, 500))) {
      const { rows } = await client.query("SELECT count(*)::int AS count FROM order_listing");
      if (rows[0].count >= orders) break;
      if (Date.now() > deadline) throw new Error(`Only ${rows[0].count} of ${orders} orders were listed in time.`);
    }
    await vacuumFilled(databaseUrl);
  } finally {
    await client.end();
  }
}
