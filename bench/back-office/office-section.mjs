import { machineLine } from "../report/machine.mjs";
import { grouped, readable } from "../report/targets.mjs";
import { percentile } from "../statistics.mjs";

const maxMs = 100;

const notes = (
  /** @type {import("./calls.mjs").Counts} */ { products, orders, customers },
) => `${grouped(products.length)} products, ${grouped(orders)} orders of a year, ${grouped(customers)} customers, 100,000 entries of the audit log. One request at a time over
HTTP, 20 rows a page, with the administrator's token, whose session and permissions the server looks up at each one. Each
way (a sort, a filter, a kind of text to look for) is measured by itself; the table judges the slowest of a row. A round
during which the host gave more than 2 % of the processors to others (steal, as Linux counts it) is measured again, up to
six times, and the one with the least of it is kept, whatever it came to.`;

/** @param {import("./measure-office.mjs").Measured[]} measured @returns {string[]} one line each */
export const missedByOffice = (measured) =>
  measured
    .filter(({ p95 }) => p95 > maxMs)
    .map(({ name, slowest, p95 }) => `${name}, ${slowest}: p95 ${readable(p95)} ms (≤ ${maxMs})`);

/** @param {import("./measure-office.mjs").Measured[]} measured */
const maxStolen = (measured) => (100 * Math.max(...measured.map(({ stolen }) => stolen))).toFixed(1);

/** @param {import("./measure-office.mjs").Measured} measured */
const row = ({ name, ways, answers, p50, p95, slowest }) =>
  `| ${name} | ${ways} | ${answers} | ${readable(p50)} | ${readable(p95)} (${slowest}) | ${p95 > maxMs ? "❌" : "✅"} ≤ ${maxMs} |`;

/**
 * README's row for a section: its slowest call.
 *
 * @param {string} what
 * @param {import("./measure-office.mjs").Measured[]} measured
 * @returns {import("../report/summary.mjs").SummaryRow[]}
 */
export function officeSummary(what, measured) {
  const { name, slowest, p95 } = measured.reduce((max, one) => (one.p95 > max.p95 ? one : max));
  const figure = `slowest p95 ${readable(p95)} ms (${name}, ${slowest})`;
  return [{ what, figure, results: [{ text: `≤ ${maxMs} ms`, reached: p95 <= maxMs }] }];
}

/** The results, one row per group. @param {string} name @param {import("./measure-office.mjs").Measured[]} measured */
export const waysTable = (
  name,
  measured,
) => `| ${name} | ways | answers | p50, ms | p95 of the slowest way, ms | must reach |
| --- | --: | --: | --: | --- | --- |
${measured.map(row).join("\n")}`;

/** @param {string} name @param {import("./office-shop.mjs").Start} start */
const startRow = (name, { readyMs, listedMs, figuresMs, rssBytes, shoppers }) => {
  const seconds = (/** @type {number} */ milliseconds) => `${readable(milliseconds / 1_000)} s`;
  const spread = (/** @type {number[]} */ all) => `${readable(percentile(all, 95))} / ${readable(Math.max(...all))}`;
  return `| ${name} | ${seconds(readyMs)} | ${seconds(listedMs)} | ${seconds(figuresMs)} | ${spread(shoppers.pages)} | ${spread(shoppers.orders)} | ${readable(rssBytes / 2 ** 20)} MB |`;
};

/**
 * The back office's results as Markdown.
 *
 * @param {object} run
 * @param {import("./measure-office.mjs").Measured[]} run.measured
 * @param {import("./office-shop.mjs").OfficeShop} run.shop
 * @param {import("../shop/bench-shop.mjs").Form} run.form
 * @param {string} run.postgresVersion
 */
export function officeSection({ measured, shop, form, postgresVersion }) {
  const missed = missedByOffice(measured);
  const verdict = missed.length === 0 ? "Every target was reached." : `${missed.length} targets were missed.`;
  return `Back office, ${machineLine(postgresVersion)}${form === "source" ? ", servers run from the source" : ""}. ${verdict}

${waysTable("Back office", measured)}

| A server starts on ${grouped(shop.counts.orders)} orders | serves after | then lists all orders in | then has added them up in | meanwhile a product page, p95 / most, ms | meanwhile an order, p95 / most, ms | memory (RSS) |
| --- | --: | --: | --: | --: | --: | --: |
${startRow("that no server has seen", shop.first)}
${startRow("that are listed", shop.again)}

${notes(shop.counts)} The most that was taken during a round kept: ${maxStolen(measured)} %.`;
}
