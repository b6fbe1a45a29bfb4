import { parseArgs } from "node:util";

/**
 * @typedef {object} Options
 * @property {number[]} products sizes of the catalogues, smallest first
 * @property {number} rounds how often each row is measured; the table shows medians
 * @property {number} seconds length of one short run of autocannon
 * @property {number} orders orders that are placed per way and round
 * @property {number} priceChanges how many price changes are timed
 * @property {number} asks how often each way (sort, filter, search) of a back-office list is timed
 * @property {number} history orders of the last year in the shops of the back office and of sellers
 * @property {boolean} shop whether what shoppers see is measured
 * @property {boolean} backOffice whether the back office is measured
 * @property {boolean} sellers whether what sellers see is measured
 * @property {boolean} payments whether payments are measured
 * @property {number} webhookSeconds how long webhooks come
 * @property {import("../scripts/backend.mjs").BackendForm} form
 * @property {boolean} publish whether the tables in `bench/` and README are given the figures
 */

const usualHistory = 100_000;

const parts = ["shop", "back-office", "sellers", "payments"];

/** @typedef {Pick<Options, "rounds" | "seconds" | "orders" | "priceChanges" | "asks" | "webhookSeconds">} Thoroughness */

/** @type {Thoroughness} */
const full = { rounds: 3, seconds: 2, orders: 5, priceChanges: 7, asks: 40, webhookSeconds: 10 };
/** @type {Thoroughness} */
const quick = { rounds: 1, seconds: 1, orders: 3, priceChanges: 3, asks: 20, webhookSeconds: 3 };

/**
 * Parses the command line: `--quick` runs one short round, `--products=1000` or `--products=1000,5000` sets the
 * catalogues, `--history=1000000` the orders of the year that back office and sellers have, `--only=back-office`, `--only=sellers`, `--only=payments` or `--only=shop` runs one part, `--source`
 * starts servers from the source without a build. Only a full run of built servers is published.
 *
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      source: { type: "boolean", default: false },
      products: { type: "string" },
      history: { type: "string" },
      only: { type: "string" },
    },
  });
  const products = (values.products ?? "1000,20000").split(",").map(Number);
  if (products.some((count) => !Number.isInteger(count) || count < 100 || count > 1_000_000)) {
    throw new Error("--products takes whole numbers from 100 to 1000000, separated by commas.");
  }
  const history = Number(values.history ?? usualHistory);
  if (!Number.isInteger(history) || history < 10_000 || history > 1_000_000) {
    throw new Error("--history takes a whole number from 10000 to 1000000.");
  }
  const { only, source } = values;
  if (only !== undefined && !parts.includes(only)) throw new Error(`--only takes ${parts.join(" or ")}.`);
  return {
    ...(values.quick ? quick : full),
    products: [...new Set(products)].sort((a, b) => a - b),
    history,
    shop: only === undefined || only === "shop",
    backOffice: only === undefined || only === "back-office",
    sellers: only === undefined || only === "sellers",
    payments: only === undefined || only === "payments",
    form: source ? "source" : "built",
    publish: !values.quick && !source && values.products === undefined && history === usualHistory,
  };
}
