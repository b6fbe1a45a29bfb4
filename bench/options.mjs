import { parseArgs } from "node:util";

/**
 * @typedef {object} Options
 * @property {number[]} products sizes of the catalogues, smallest first
 * @property {number} rounds how often each row is measured; the table shows medians
 * @property {number} seconds length of one short run of autocannon
 * @property {number} orders how many orders are placed each way and round
 * @property {number} priceChanges how many price changes are timed
 * @property {boolean} publish whether README.md is given the table
 */

/** @type {Omit<Options, "products" | "publish">} */
const full = { rounds: 3, seconds: 2, orders: 5, priceChanges: 7 };
/** @type {Omit<Options, "products" | "publish">} */
const quick = { rounds: 1, seconds: 1, orders: 3, priceChanges: 3 };

/**
 * Reads the command line: `--quick` takes one short round, `--products=1000` or `--products=1000,5000` other catalogues.
 * Only a complete run goes into README.md.
 *
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean", default: false }, products: { type: "string" } },
  });
  const products = (values.products ?? "1000,20000").split(",").map(Number);
  if (products.some((count) => !Number.isInteger(count) || count < 100 || count > 200_000)) {
    throw new Error("--products takes whole numbers from 100 to 200000, separated by commas.");
  }
  return {
    ...(values.quick ? quick : full),
    products: [...new Set(products)].sort((a, b) => a - b),
    publish: !values.quick && values.products === undefined,
  };
}
