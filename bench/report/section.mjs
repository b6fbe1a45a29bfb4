import { machineLine } from "./machine.mjs";
import { missedTargets, toMarkdown } from "./table.mjs";

/** How the figures were measured. */
const notes = `Rates are medians of short runs of autocannon; a row's runs take turns with those of the engine's own rows and with
those on the other catalogue, and every ratio compares runs of the same turn. Percentiles are over all answers of all
runs. CPU is what the server's process used for one request, all threads, as the system counts it; PostgreSQL and the
load generator work on the same cores and are not in it. Half of the products have four variants, four of five are on
sale. "Cache off" is a second server with \`CATALOG_CACHE_MB=0\`. Orders are paid by cash on delivery, one line each, the
same lines both ways; the engine's seven calls are: make a cart, add the line, set e-mail and addresses, choose the
delivery, make a payment collection, make a payment session, complete. A price is changed through the engine's admin
API, and the time runs from its answer. The bare server sends the same bytes as the category page and does nothing else:
what it takes is the load generator's and the system's own, and is in every other row as well. Lighthouse and the slow
3G row look at a demo shop, whose products have pictures; their figures are medians of as many runs as there were
rounds. Slow 3G is what Chromium's developer tools emulate, on a phone's screen, with an empty cache and without a
service worker; the page is readable when its name, its price and the beginning of its description are painted.`;

/**
 * The speed section as Markdown.
 *
 * @param {object} run
 * @param {import("./table.mjs").TableRow[]} run.rows
 * @param {number[]} run.sizes of the catalogues
 * @param {number} run.rounds
 * @param {number} run.minutes that the whole run took
 * @param {string} run.postgresVersion
 */
export function speedSection({ rows, sizes, rounds, minutes, postgresVersion }) {
  const missed = missedTargets(rows);
  const verdict = missed.length === 0 ? "Every target was reached." : `${missed.length} targets were missed.`;
  const head = `One run of \`npm run bench\`, ${rounds} rounds, ${minutes.toFixed(1)} minutes; ${machineLine(postgresVersion)}. ${verdict}`;
  return `${head}\n\n${toMarkdown(rows, sizes)}\n\n${notes}`;
}
