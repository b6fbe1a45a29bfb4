import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { ids } from "../catalogue/rows.mjs";
import { call } from "./call.mjs";

const deadline = 10_000;

/**
 * Time from the response of the engine's admin API, which changed a selling price, until a list that 16 connections are
 * reading shows it.
 *
 * @param {import("../shop/bench-shop.mjs").BenchShop} shop
 * @param {number} times
 * @returns {Promise<number[]>} milliseconds, one per time
 */
export async function measurePriceChanges({ products, warm, priceListId }, times) {
  const { url } = warm;
  const headers = { authorization: `Bearer ${await logInAdministrator(url, demoAccounts.administrator)}` };
  const list = `${url}/api/v1/products/${ids.department(0)}?page=1&limit=20`;
  const { product, variant } = await productOnSale(list, products);
  const readers = fork(path.join(import.meta.dirname, "readers.mjs"), [list]);
  /** @type {number[]} */
  const shownAfter = [];
  try {
    await pause(500);
    for (let change = 1; change <= times; change++) {
      const amount = variant.salePrice - change;
      const update = [
        { id: ids.salePrice(variant.number), variant_id: ids.variant(variant.number), amount, currency_code: "inr" },
      ];
      await call(`${url}/admin/price-lists/${priceListId}/prices/batch`, "POST", { headers, body: { update } });
      shownAfter.push(await untilShown(list, ids.product(product.number), amount));
    }
  } finally {
    readers.kill();
    await once(readers, "exit");
  }
  return shownAfter;
}

/** @param {string} list @param {string} productId @param {number} amount rupees @returns {Promise<number>} milliseconds */
async function untilShown(list, productId, amount) {
  const from = performance.now();
  while ((await shownProducts(list)).find(({ _id }) => _id === productId)?.finalPrice !== amount) {
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

/** @param {string} list @returns {Promise<{ _id: string, finalPrice: number }[]>} */
const shownProducts = async (list) => (await call(list, "GET")).products;
