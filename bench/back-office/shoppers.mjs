import { setTimeout as pause } from "node:timers/promises";
import { ids } from "../catalogue/rows.mjs";
import { itemAt } from "../item-at.mjs";
import { addToCart, logIn, placeByShop } from "../measure/our-order.mjs";
import { orderLines } from "../shop/order-lines.mjs";

/** Latencies in milliseconds. @typedef {{ pages: number[], orders: number[] }} Watched */

/**
 * Simulates a shopper who reads a product five times a second and one who orders once a second, until stopped.
 *
 * @param {string} url
 * @param {import("../catalogue/plan.mjs").PlannedProduct[]} products
 * @returns {Promise<{ stop: () => Promise<Watched> }>}
 */
export async function watchShoppers(url, products) {
  /** @type {Watched} */
  const watched = { pages: [], orders: [] };
  const lines = orderLines(products);
  const shopper = await logIn(url, `watch-${Date.now()}@example.test`);
  let stopped = false;
  const reading = async () => {
    for (let at = 0; !stopped; at++) {
      const path = `/api/v1/product/title/${ids.product(itemAt(products, (at * 37) % products.length).number)}`;
      await timed(watched.pages, async () => {
        const answer = await fetch(`${url}${path}`);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        await answer.arrayBuffer();
      });
      await pause(200);
    }
  };
  const ordering = async () => {
    for (let at = 0; !stopped; at++) {
      const line = itemAt(lines, (at * 101) % lines.length);
      await addToCart(shopper, line);
      await timed(watched.orders, () => placeByShop(shopper, line));
      await pause(1_000);
    }
  };
  // Errors are rethrown by `stop`: nothing awaits the promise before.
  const ended = Promise.all([reading(), ordering()]).then(
    () => undefined,
    (error) => error,
  );
  return {
    stop: async () => {
      stopped = true;
      const error = await ended;
      if (error) throw error;
      return watched;
    },
  };
}

/** @param {number[]} into @param {() => Promise<void>} act */
async function timed(into, act) {
  const from = performance.now();
  await act();
  into.push(performance.now() - from);
}
