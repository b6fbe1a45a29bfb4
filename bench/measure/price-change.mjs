import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { planCatalogue } from "../catalogue/plan.mjs";
import { ids } from "../catalogue/rows.mjs";
import { call } from "./call.mjs";

const deadline = 10_000;
/** Read while its prices change. Orders move nothing in it. */
export const firstList = `/api/v1/products/${ids.department(0)}?page=1&limit=24&sort=rating-desc`;

/**
 * Time from the response of the engine's admin API, which changed a selling price, until a list that 16 connections are
 * reading shows it.
 *
 * @param {import("../shop/bench-shop.mjs").BenchShop} shop
 * @param {string} token of an administrator
 * @param {number} times
 * @returns {Promise<{ list: number[], page: number[] }>} milliseconds in the list and in the page that the server renders, one per time
 */
export async function measurePriceChanges({ size, warm: { url }, priceListId }, token, times) {
  const headers = { authorization: `Bearer ${token}` };
  const list = url + firstList;
  // Its first page has the products of that list.
  const page = `${url}/products/category/${ids.department(0)}?sort=rating-desc`;
  // Planned anew: a large catalogue keeps a sample alone.
  const { product, variant } = await productOnSale(list, planCatalogue(size));
  const readers = fork(path.join(import.meta.dirname, "readers.mjs"), [list]);
  /** @type {{ list: number[], page: number[] }} */
  const shownAfter = { list: [], page: [] };
  try {
    await pause(500);
    for (let change = 1; change <= times; change++) {
      const amount = variant.salePrice - change;
      const update = [
        { id: ids.salePrice(variant.number), variant_id: ids.variant(variant.number), amount, currency_code: "inr" },
      ];
      await call(`${url}/admin/price-lists/${priceListId}/prices/batch`, "POST", { headers, body: { update } });
      const id = ids.product(product.number);
      const [inList, inPage] = await Promise.all([
        untilShown(() => shownProducts(list), id, amount),
        untilShown(() => productsInPage(page), id, amount),
      ]);
      shownAfter.list.push(inList);
      shownAfter.page.push(inPage);
    }
  } finally {
    readers.kill();
    await once(readers, "exit");
  }
  return shownAfter;
}

/** @param {() => Promise<Shown[]>} shown @param {string} productId @param {number} amount rupees @returns {Promise<number>} milliseconds */
async function untilShown(shown, productId, amount) {
  const from = performance.now();
  while ((await shown()).find(({ _id }) => _id === productId)?.finalPrice !== amount) {
    if (performance.now() - from > deadline) throw new Error(`A changed price did not show within ${deadline} ms.`);
    await pause(2);
  }
  return performance.now() - from;
}

/**
 * A product of the list with one variant, which is on sale. Its price goes down by one rupee at a time, so that it
 * stays on the list's first page.
 *
 * @param {string} list
 * @param {import("../catalogue/plan.mjs").PlannedProduct[]} products
 */
async function productOnSale(list, products) {
  const shown = new Set((await shownProducts(list)).map(({ _id }) => _id));
  for (const product of products) {
    const [variant] = product.variants;
    if (
      product.variants.length > 1 ||
      !variant ||
      variant.salePrice === null ||
      !shown.has(ids.product(product.number))
    )
      continue;
    return { product, variant: { number: variant.number, salePrice: variant.salePrice } };
  }
  throw new Error("No product of the list is on sale.");
}

/** @typedef {{ _id: string, finalPrice: number }} Shown */

/** @param {string} list @returns {Promise<Shown[]>} */
const shownProducts = async (list) => (await call(list, "GET")).products;

/** What a page shows is in its block of data as well. @param {string} page @returns {Promise<Shown[]>} */
async function productsInPage(page) {
  const html = await (await fetch(page)).text();
  const state = /id="page-state">(.*?)<\/script>/s.exec(html)?.[1];
  if (!state) throw new Error(`${page} was not rendered by the server.`);
  return JSON.parse(state).read.flatMap((/** @type {[string[], any]} */ [[name], data]) =>
    name === "product-list" ? data.products : [],
  );
}
