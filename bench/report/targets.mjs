import { itemAt } from "../item-at.mjs";
import { median, percentile } from "../statistics.mjs";

/** Rows by the names that the targets know them by. */
export const rows = {
  engineList: "The engine's `/store/products?limit=20`, with prices",
  health: "The engine's `/health`",
  bare: "A bare `node:http` server with the category page's bytes",
  list: "Category page, warm",
  listCold: "Category page, cache off, pages and sort orders varied",
  filteredCold: "Category page, cache off, filters varied, with counted facets",
  product: "Product page, warm",
  search: "Search, all terms different, two of five mistyped",
  home: "Home grids, warm",
  renderedHome: "Home page rendered by the server, warm, Brotli",
  renderedList: "Category page rendered by the server, warm, Brotli",
  renderedProduct: "Product page rendered by the server, warm, Brotli",
  renderedCold: "Category pages rendered by the server, none ever asked for before",
  addToCart: "Add to cart",
  engineOrder: "Place an order by the engine's seven calls",
  order: "Place the same order, `POST /api/v1/Order`",
};

/** @typedef {{ text: string, reached: boolean }} Judgement `text` says what was measured and what must be reached */

/**
 * @typedef {(samples: import("./samples.mjs").Samples, place: import("./samples.mjs").Place) => Judgement | null} Target null where nothing is owed
 */

/** @param {number} times @param {string} baseline @param {string} name @returns {Target} */
const timesAsFastAs = (times, baseline, name) => (samples, place) => {
  const ratio = samples.timesAsFast(place, { ...place, row: baseline });
  return { text: `${readable(ratio)} × ${name} (≥ ${times})`, reached: ratio >= times };
};

/** @param {number} max milliseconds @returns {Target} */
const p95Within = (max) => (samples, place) => {
  const p95 = percentile(
    samples.of(place).flatMap(({ latencies }) => latencies),
    95,
  );
  return { text: `p95 ${readable(p95)} ms (≤ ${max})`, reached: p95 <= max };
};

/** For one connection: what is rendered at once waits for one another. @param {number} max milliseconds @returns {Target} */
const p95AloneWithin = (max) => (samples, place) => (place.connections > 1 ? null : p95Within(max)(samples, place));

/** @param {number} min @returns {Target} */
const minPerSecond = (min) => (samples, place) => {
  const rate = median(samples.of(place).map(({ perSecond }) => perSecond));
  return { text: `${readable(rate)}/s (≥ ${grouped(min)})`, reached: rate >= min };
};

/** @param {number} percent @param {string} baseline @param {string} name @returns {Target} */
const cpuShareOf = (percent, baseline, name) => (samples, place) => {
  const share = 100 * samples.shareOfCpu(place, { ...place, row: baseline });
  return { text: `${readable(share)} % of ${name}'s CPU (≤ ${percent})`, reached: share <= percent };
};

/**
 * The rate of a server that does nothing: every figure includes the load generator's and the system's own work, so this
 * is the upper bound of what can be measured.
 *
 * @param {string} baseline @param {string} name @returns {Target}
 */
const ceiling = (baseline, name) => (samples, place) => ({
  text: `${readable(samples.timesAsFast(place, { ...place, row: baseline }))} × ${name}: the most that can be measured`,
  reached: true,
});

/** One connection waits for the load generator as long as for the shop. @param {Target} target @returns {Target} */
const withManyConnections = (target) => (samples, place) => (place.connections > 1 ? target(samples, place) : null);

/** @param {number} max milliseconds of the server's CPU per request @returns {Target} */
const cpuWithin = (max) => (samples, place) => {
  const ms = median(samples.of(place).map(({ cpuMs }) => cpuMs));
  return { text: `${readable(ms)} ms of CPU (≤ ${max})`, reached: ms <= max };
};

/** Alone, the bare server, which does nothing, is four times as fast as `/health`: the rest is the load generator. */
const health = withManyConnections(timesAsFastAs(5, rows.health, "`/health`"));
const rendered = [minPerSecond(5_000), timesAsFastAs(4, rows.health, "`/health`")].map(withManyConnections);
const engineList = (/** @type {number} */ times) => timesAsFastAs(times, rows.engineList, "the engine's list");

/** The targets of each row, for every catalogue and number of connections. @type {Record<string, Target[]>} */
const targets = {
  [rows.bare]: [ceiling(rows.health, "`/health`")],
  [rows.list]: [health, engineList(500)],
  [rows.product]: [health, engineList(500)],
  [rows.home]: [health, engineList(500)],
  [rows.listCold]: [engineList(100)],
  [rows.filteredCold]: [engineList(100)],
  [rows.search]: [(samples, place) => p95Within(place.products > 200_000 ? 60 : 25)(samples, place)],
  ...Object.fromEntries([rows.renderedHome, rows.renderedList, rows.renderedProduct].map((row) => [row, rendered])),
  [rows.renderedCold]: [p95AloneWithin(40)],
  [rows.addToCart]: [minPerSecond(400), cpuWithin(2)].map(withManyConnections),
  [rows.order]: [
    cpuShareOf(40, rows.engineOrder, "the engine"),
    ...[minPerSecond(60), cpuWithin(15)].map(withManyConnections),
  ],
};

/** Rows of the engine itself and the bare server, which have no targets of their own. */
const baselines = [rows.engineList, rows.health, rows.bare, rows.engineOrder];
const maxCost = 2;
/** Beyond this size a search has a target of its own: more words and more matches are more work. */
const maxProductsOfSearchCost = 20_000;

/**
 * Judges one row on the largest of the catalogues, which is the hardest.
 *
 * @param {import("./samples.mjs").Samples} samples
 * @param {{ row: string, connections: number, sizes: number[] }} what `sizes` of the catalogues, smallest first
 * @returns {Judgement[]}
 */
export function assess(samples, { row, connections, sizes }) {
  const large = { row, connections, products: itemAt(sizes, -1) };
  const results = (targets[row] ?? []).flatMap((target) => target(samples, large) ?? []);
  const isOwnMatter = row === rows.search && large.products > maxProductsOfSearchCost;
  if (sizes.length < 2 || baselines.includes(row) || isOwnMatter) return results;
  const smallest = itemAt(sizes, 0);
  const cost = samples.timesAsFast({ ...large, products: smallest }, large);
  return [
    ...results,
    { text: `${readable(cost)} × the cost at ${grouped(smallest)} (≤ ${maxCost})`, reached: cost <= maxCost },
  ];
}

/** @param {string} what @param {number} max @param {number} value @param {string} unit @returns {Judgement} */
export const atMost = (what, max, value, unit) => ({
  text: `${what}${readable(value)} ${unit} (≤ ${max})`,
  reached: value <= max,
});

/** @param {string} what @param {number} min @param {number} value @returns {Judgement} */
export const atLeast = (what, min, value) => ({
  text: `${what}${readable(value)} (≥ ${min})`,
  reached: value >= min,
});

/** Formatted for the tables. @param {Judgement[]} results @param {string} separator */
export const assessed = (results, separator) =>
  results.map(({ text, reached }) => `${reached ? "✅" : "❌"} ${text}`).join(separator);

/** Rounds to about three digits. @param {number} value */
export function readable(value) {
  if (value >= 100) return grouped(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** @param {number} value */
export const grouped = (value) => value.toLocaleString("en");
