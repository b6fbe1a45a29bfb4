import { assessed } from "./targets.mjs";

/**
 * A row of README's table: the one figure that represents a section.
 *
 * @typedef {object} SummaryRow
 * @property {string} what names the row; must match README
 * @property {string} figure
 * @property {import("./targets.mjs").Judgement[]} results
 */

/** The names of the rows in README. */
export const summaryRows = {
  list: "Category page, warm",
  order: "An order, `POST /api/v1/Order`",
  office: "Back office with 100,000 orders: every list, sort, filter and search",
  sellers: "2,000 sellers: every list, sort, filter and search",
  payments: "500 webhooks a second",
};

/**
 * README with the rows of the same names replaced. Throws if README lacks one: a row must not get lost unnoticed.
 *
 * @param {string} readme
 * @param {SummaryRow[]} rows
 */
export const withSummary = (readme, rows) => rows.reduce(withRow, readme);

/** @param {string} readme @param {SummaryRow} row */
function withRow(readme, { what, figure, results }) {
  const start = `| ${what} |`;
  const lines = readme.split("\n");
  const at = lines.findIndex((line) => line.startsWith(start));
  if (at < 0) throw new Error(`README.md has no row "${what}".`);
  return lines.with(at, `${start} ${figure} | ${assessed(results, ", ")} |`).join("\n");
}
