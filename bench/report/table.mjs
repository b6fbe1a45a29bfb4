import { itemAt } from "../item-at.mjs";
import { median, percentile } from "../statistics.mjs";
import { summaryRows } from "./summary.mjs";
import { assess, assessed, grouped, readable, rows as rowNames } from "./targets.mjs";

/**
 * @typedef {object} TableRow
 * @property {string} what
 * @property {string} connections
 * @property {{ rate: string, spread: string, cpu: string }[]} cells one for each catalogue, smallest first
 * @property {import("./targets.mjs").Judgement[]} results
 */

/**
 * A row with latencies and rates.
 *
 * @param {import("./samples.mjs").Samples} samples
 * @param {{ row: string, connections: number, sizes: number[] }} what
 * @returns {TableRow}
 */
export function measuredRow(samples, { row, connections, sizes }) {
  const cells = sizes.map((products) => {
    const runs = samples.of({ row, connections, products });
    const latencies = runs.flatMap((run) => run.latencies);
    return {
      rate: `${readable(median(runs.map(({ perSecond }) => perSecond)))}/s`,
      spread: [50, 95, 99].map((percent) => readable(percentile(latencies, percent))).join(" / "),
      cpu: readable(median(runs.map(({ cpuMs }) => cpuMs))),
    };
  });
  return {
    what: row,
    connections: String(connections),
    cells,
    results: assess(samples, { row, connections, sizes }),
  };
}

/**
 * A row with one figure per catalogue.
 *
 * @param {string} what
 * @param {string[]} figures one per catalogue
 * @param {import("./targets.mjs").Judgement[]} [results]
 * @returns {TableRow}
 */
export function plainRow(what, figures, results = []) {
  return { what, connections: "", cells: figures.map((rate) => ({ rate, spread: "", cpu: "" })), results };
}

/** Markdown. @param {TableRow[]} rows @param {number[]} sizes of the catalogues */
export function toMarkdown(rows, sizes) {
  const heads = sizes.flatMap((products) => [`${grouped(products)} products`, "p50 / p95 / p99, ms", "CPU, ms"]);
  const lines = [
    ["", "conn.", ...heads, "must reach"],
    ["---", "--:", ...heads.map(() => "--:"), "---"],
    ...rows.map(({ what, connections, cells, results }) => [
      what,
      connections,
      ...cells.flatMap(({ rate, spread, cpu }) => [rate, spread, cpu]),
      assessed(results, "<br>"),
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * README's rows for the shop: the largest catalogue with the most connections.
 *
 * @param {TableRow[]} rows
 * @returns {import("./summary.mjs").SummaryRow[]}
 */
export const shopSummary = (rows) =>
  [
    { what: summaryRows.list, row: rowNames.list },
    { what: summaryRows.order, row: rowNames.order },
  ].map(({ what, row }) => {
    const { cells, results } = itemAt(
      rows.filter((one) => one.what === row),
      -1,
    );
    const { rate, spread } = itemAt(cells, -1);
    return { what, figure: `${rate}, ${spread} ms`, results };
  });

/** The missed targets, one line each; empty if all were met. @param {TableRow[]} rows @returns {string[]} */
export function missedTargets(rows) {
  return rows.flatMap(({ what, connections, results }) =>
    results
      .filter(({ reached }) => !reached)
      .map(({ text }) => `${what.replaceAll("`", "")}${connections ? ` (${connections} conn.)` : ""}: ${text}`),
  );
}
