import { itemAt } from "../item-at.mjs";
import { rows } from "../report/targets.mjs";
import { orderLines } from "../shop/order-lines.mjs";
import { placeByEngine } from "./engine-order.mjs";
import { runLoad } from "./load.mjs";
import { inTurns, runOrders } from "./orders.mjs";
import { addRequest, addToCart, logIn, placeByShop } from "./our-order.mjs";

const shoppersAtMost = 16;
/** Lines in a shopper's cart while adding is measured: in a growing cart its size would be measured too. */
const linesInCart = 3;
/** Adds of one run, and orders of ours: enough for a rate. */
const addsPerRun = 600;
const ordersPerRun = 192;

/**
 * Buying in one shop, measured with our code and with the engine's.
 *
 * @typedef {object} Buying
 * @property {(connections: number) => Promise<import("./load.mjs").Load>} addToCart
 * @property {(connections: number, orders: number) => Promise<{ engine: import("./load.mjs").Load, shop:
 * import("./load.mjs").Load }>} placeOrders the same lines both ways, one right after the other; the ordered lines are
 * in the shoppers' carts
 * @property {(orders: number, countStatements: import("../shop/bench-database.mjs").BenchDatabase["countStatements"])
 * => Promise<{ engine: number, shop: number }>} countStatements SQL statements per order
 */

/** @param {import("../shop/bench-shop.mjs").BenchShop} shop @returns {Promise<Buying>} */
export async function buyingIn({ products, warm, store }) {
  const lines = orderLines(products);
  let used = 0;
  /** Different products each time, so that no run depends on the one before. @param {number} count */
  const nextLines = (count) => Array.from({ length: count }, () => itemAt(lines, used++ % lines.length));
  /** @type {import("./our-order.mjs").Shopper[]} */
  const shoppers = [];
  for (let number = 0; number < shoppersAtMost; number++)
    shoppers.push(await logIn(warm.url, `bench-${number}@example.test`));

  const byEngine = (/** @type {import("../shop/order-lines.mjs").OrderLine} */ line) => placeByEngine(store, line);
  const byShop = (/** @type {import("../shop/order-lines.mjs").OrderLine} */ line, /** @type {number} */ worker) =>
    placeByShop(itemAt(shoppers, worker), line);
  const fillCarts = (
    /** @type {import("../shop/order-lines.mjs").OrderLine[]} */ wanted,
    /** @type {number} */ workers,
  ) => inTurns(wanted, workers, (line, worker) => addToCart(itemAt(shoppers, worker), line));

  const kept = nextLines(linesInCart);
  return {
    addToCart: async (connections) => {
      await Promise.all(shoppers.map((shopper) => inTurns(kept, 1, (line) => addToCart(shopper, line))));
      const requestsOf = (/** @type {number} */ worker) =>
        kept.map((line) => addRequest(itemAt(shoppers, worker), line));
      const how = { connections, seconds: 0, amount: addsPerRun / (connections > 1 ? 1 : 4), requestsOf };
      return runLoad(warm, requestsOf(0), how);
    },
    placeOrders: async (connections, orders) => {
      const wanted = nextLines(orders);
      await fillCarts(wanted, connections);
      const engine = await runOrders(warm.pid, wanted, connections, byEngine);
      await inTurns(wanted, connections, byShop);
      const more = nextLines(connections > 1 ? ordersPerRun : ordersPerRun / 4);
      await fillCarts(more, connections);
      const shop = await runOrders(warm.pid, more, connections, byShop);
      return { engine, shop };
    },
    countStatements: async (orders, count) => {
      const wanted = nextLines(orders);
      await fillCarts(wanted, 1);
      const engine = await count(() => inTurns(wanted, 1, byEngine));
      const shop = await count(() => inTurns(wanted, 1, byShop));
      return { engine: engine.statements / orders, shop: shop.statements / orders };
    },
  };
}

/**
 * @param {Buying} buying
 *
 * @param {number} connections
 * @param {number} orders
 * @returns {Promise<[string, import("./load.mjs").Load][]>} by row name
 */
export async function measureBuying(buying, connections, orders) {
  const cart = await buying.addToCart(connections);
  const { engine, shop } = await buying.placeOrders(connections, Math.max(orders, connections));
  return [
    [rows.addToCart, cart],
    [rows.engineOrder, engine],
    [rows.order, shop],
  ];
}
