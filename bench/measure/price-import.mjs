import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { planCatalogue } from "../catalogue/plan.mjs";
import { ids } from "../catalogue/rows.mjs";
import { itemAt } from "../item-at.mjs";
import { plainRow } from "../report/table.mjs";
import { atMost, readable } from "../report/targets.mjs";
import { call } from "./call.mjs";
import { firstList } from "./price-change.mjs";

const perSecond = 200;
const seconds = 10;
/** As for a single price, counted from the moment that the second is over in which the engine took it. */
const maxMs = 1_000;
const deadline = 30_000;

/** @typedef {{ tookMs: number, shownAfter: number[] }} Import `tookMs` for all changes; `shownAfter` of each second's last change, in milliseconds */

/**
 * An import changes 200 products a second by the engine's admin API, while 16 connections read a list.
 *
 * @param {import("../shop/bench-shop.mjs").BenchShop} shop
 * @param {string} token of an administrator
 * @returns {Promise<Import>}
 */
export async function measureImport({ size, warm: { url }, priceListId }, token) {
  const headers = { authorization: `Bearer ${token}` };
  // Planned anew: a large catalogue keeps a sample alone, in which no product may have a single variant.
  const onSale = planCatalogue(size)
    .flatMap(({ number, variants: [variant, ...others] }) =>
      variant && others.length === 0 && variant.salePrice !== null
        ? { number, variant, salePrice: variant.salePrice }
        : [],
    )
    .slice(-perSecond * seconds);
  const readers = fork(path.join(import.meta.dirname, "readers.mjs"), [url + firstList]);
  /** @type {Promise<number>[]} */
  const shown = [];
  const from = performance.now();
  try {
    for (let second = 0; second < seconds; second++) {
      await pause(Math.max(0, from + second * 1_000 - performance.now()));
      // A shop of 1,000 products is changed several times over.
      const part = Array.from({ length: perSecond }, (_, at) =>
        itemAt(onSale, (second * perSecond + at) % onSale.length),
      );
      const update = part.map(({ variant, salePrice }) => ({
        id: ids.salePrice(variant.number),
        variant_id: ids.variant(variant.number),
        amount: salePrice - second - 1,
        currency_code: "inr",
      }));
      await call(`${url}/admin/price-lists/${priceListId}/prices/batch`, "POST", { headers, body: { update } });
      const { number, salePrice } = itemAt(part, -1);
      shown.push(untilShown(`${url}/api/v1/product/title/${ids.product(number)}`, salePrice - second - 1));
    }
    const shownAfter = await Promise.all(shown);
    return { tookMs: performance.now() - from, shownAfter };
  } finally {
    readers.kill();
    await once(readers, "exit");
  }
}

/** @param {string} page of a product @param {number} amount rupees @returns {Promise<number>} milliseconds */
async function untilShown(page, amount) {
  const from = performance.now();
  while ((await call(page, "GET")).product.finalPrice !== amount) {
    if (performance.now() - from > deadline) throw new Error(`An imported price did not show within ${deadline} ms.`);
    await pause(20);
  }
  return performance.now() - from;
}

/** @param {Import[]} imports of each shop, smallest first @returns {import("../report/table.mjs").TableRow} */
export function importRow(imports) {
  const slowest = imports.map(({ shownAfter }) => Math.max(...shownAfter));
  const took = Math.max(...imports.map(({ tookMs }) => tookMs));
  return {
    ...plainRow(
      `${perSecond} price changes a second for ${seconds} s: the slowest shows after`,
      slowest.map((ms) => `${readable(ms)} ms`),
      [atMost("", maxMs, Math.max(...slowest), "ms"), atMost("all took ", seconds + 1, took / 1_000, "s")],
    ),
    connections: "16",
  };
}
