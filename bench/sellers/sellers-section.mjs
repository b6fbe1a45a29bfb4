import { missedByOffice, waysTable } from "../back-office/office-section.mjs";
import { machineLine } from "../report/machine.mjs";
import { grouped } from "../report/targets.mjs";

const notes = (
  /** @type {number} */ orders,
) => `2,000 sellers, 20,000 products, ${grouped(orders)} orders of a year in some ${grouped(2 * orders)} parcels, 50 payouts and 50 notices a seller. One
request at a time over HTTP, 20 rows a page, with the token of one seller or of the administrator. Each way is measured by
itself; the table judges the slowest of a row.`;

/**
 * The sellers' results as Markdown.
 *
 * @param {object} run
 * @param {import("../back-office/measure-office.mjs").Measured[]} run.measured
 * @param {number} run.orders
 * @param {import("../shop/bench-shop.mjs").Form} run.form
 * @param {string} run.postgresVersion
 */
export function sellersSection({ measured, orders, form, postgresVersion }) {
  const missed = missedByOffice(measured);
  const verdict = missed.length === 0 ? "Every target was reached." : `${missed.length} targets were missed.`;
  return `Sellers, ${machineLine(postgresVersion)}${form === "source" ? ", servers run from the source" : ""}. ${verdict}

${waysTable("Sellers", measured)}

${notes(orders)}`;
}
