import { missedByOffice, waysTable } from "../back-office/office-section.mjs";
import { machineLine } from "../report/machine.mjs";

const notes = `2,000 sellers, 20,000 products, 100,000 orders of a year in some 200,000 parcels, 50 payouts and 50 notices a seller. One
request at a time over HTTP, 20 rows a page, with the token of one seller or of the administrator. Each way is measured by
itself; the table judges the slowest of a row.`;

/**
 * The sellers' results as Markdown.
 *
 * @param {object} run
 * @param {import("../back-office/measure-office.mjs").Measured[]} run.measured
 * @param {import("../shop/bench-shop.mjs").Form} run.form
 * @param {string} run.postgresVersion
 */
export function sellersSection({ measured, form, postgresVersion }) {
  const missed = missedByOffice(measured);
  const verdict = missed.length === 0 ? "Every target was reached." : `${missed.length} targets were missed.`;
  return `Sellers, ${machineLine(postgresVersion)}${form === "source" ? ", servers run from the source" : ""}. ${verdict}

${waysTable("Sellers", measured)}

${notes}`;
}
