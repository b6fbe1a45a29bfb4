import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { backendDirectory } from "../../scripts/backend.mjs";
import { buildStale } from "../../scripts/build-stale.mjs";
import { runScript } from "../../scripts/complain.mjs";
import { query } from "../../scripts/database/databases.mjs";
import { fillShop } from "../catalogue/fill-shop.mjs";
import { planCatalogue } from "../catalogue/plan.mjs";
import { startBenchDatabase } from "../shop/bench-database.mjs";
import { prepareShop } from "../shop/bench-shop.mjs";
import { vacuumFilled } from "../shop/vacuum.mjs";
import { fillOrders } from "./fill-orders.mjs";

// `node bench/orders/measure-fill.mjs 100000` times what the first start after an update does to that many orders of an
// earlier release: it fills their money rows before the server serves. It is killed once on the way.

const root = path.resolve(import.meta.dirname, "..", "..");
const orders = Number(process.argv[2] ?? 100_000);
const say = (/** @type {string} */ line) => console.log(line);

/** Every third order is a seller's, whose parcel had stored the price of its lines and their refunds. */
const earlierParcels = `
  INSERT INTO parcel_line_earlier (line_item_id, order_id, seller_id, quantity, paid_paise, refunded_paise)
  SELECT i.item_id, i.order_id, 'sel_bench', i.quantity, round(l.unit_price * i.quantity * 100),
         CASE s.status WHEN 'returned' THEN round(l.unit_price * i.quantity * 100) ELSE 0 END
    FROM order_item i JOIN order_line_item l ON l.id = i.item_id
    JOIN order_status s ON s.order_id = i.order_id
    JOIN "order" o ON o.id = i.order_id AND o.display_id % 3 = 0`;

/** As in the release before: no money rows. */
const forget = [
  "TRUNCATE order_line_money, order_line_sum",
  "UPDATE order_money_state SET filled_at = NULL",
  "TRUNCATE parcel_line_earlier",
];

await runScript(async () => {
  const form = "built";
  await buildStale({ root, log: say });
  const database = await startBenchDatabase(root);
  try {
    await prepareShop(root, database, form);
    const url = database.url("base");
    await fillShop(url, planCatalogue(1000));
    say(`Filling in ${orders} orders …`);
    await fillOrders(url, { orders, customers: Math.ceil(orders / 2) });
    for (const sql of [...forget, earlierParcels]) await query(url, sql);
    await vacuumFilled(url);

    const server = backendDirectory(root, form);
    const first = fill(server, url);
    await reached(url, orders / 4);
    first.child.kill("SIGKILL");
    await first.ended;
    const half = await filled(url);
    say(`Killed with ${half} orders done.`);
    const again = fill(server, url);
    const { seconds, beforeMb, maxMb } = JSON.parse(await again.ended);
    const [done] = await query(
      url,
      `SELECT count(*)::int AS lines, count(DISTINCT order_id)::int AS orders, (SELECT count(*)::int FROM order_line_money) AS rows,
              (SELECT count(*)::int FROM order_line_sum s WHERE s.refunded_paise > 0) AS refunded,
              (SELECT count(*)::int FROM (SELECT line_item_id FROM order_line_money WHERE reason = 'placed' GROUP BY 1 HAVING count(*) > 1) twice) AS twice
         FROM order_line_sum`,
    );
    const rest = orders - half;
    say(
      `${rest} orders in ${seconds.toFixed(1)} s, ${Math.round(rest / seconds)} a second; memory from ${Math.round(beforeMb)} to ${Math.round(maxMb)} MB at most; ${JSON.stringify(done)}`,
    );
    if (done?.orders !== orders || done.twice !== 0)
      throw new Error("The fill has missed orders, or written some twice.");
    return 0;
  } finally {
    await database.remove();
  }
});

/** @param {string} server @param {string} url */
function fill(server, url) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "fill-once.mjs"), server, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (/** @type {Buffer} */ chunk) => {
    said += chunk.toString();
  });
  const ended = once(child, "close").then(() => said.trim().split("\n").at(-1) ?? "");
  return { child, ended };
}

/** Waits until this many orders have rows. @param {string} url @param {number} count */
async function reached(url, count) {
  while ((await filled(url)) < count) await pause(250);
}

/** @param {string} url */
async function filled(url) {
  const [state] = await query(url, "SELECT count(DISTINCT order_id)::int AS orders FROM order_line_sum");
  return Number(state?.orders);
}
