import { machineLine } from "../report/machine.mjs";
import { summaryRows } from "../report/summary.mjs";
import { assessed, readable } from "../report/targets.mjs";
import { percentile } from "../statistics.mjs";
import { rate } from "./measure-payments.mjs";

const answerMostMs = 25;
/** An online order may cost the server at most this share more than one in cash, its gateway's call apart. */
const maxMore = 0.1;

const notes = `1,000 products. The gateways are simulated in the bench's own process. Webhooks are signed events of their own, about 100
paid orders, sent at the same pace whatever the answers take, the first half second untimed; each answer is timed from the moment that its webhook was due,
while the server brings in the orders' money beside it. Orders are placed one at a time, in cash and online by turns, each
when the tasks of the one before are done, the first 60 of each untimed; the gateway's own call is what opens a payment there, asked for
alone. CPU is of 200 orders of each kind, by turns in blocks of 25 (the median), with the tasks that follow them. That of the gateway's call is measured
in a process that does nothing else, with the shop's own client.`;

/** @param {import("./measure-payments.mjs").PaymentFigures} figures */
function targets({ cpuMs, webhooks }) {
  const maxOnline = cpuMs.cash * (1 + maxMore);
  const online = cpuMs.online - cpuMs.gateway;
  return {
    answer: {
      text: `p95 ≤ ${answerMostMs} ms`,
      reached: percentile(webhooks.latencies, 95) <= answerMostMs,
    },
    loss: {
      text: `none lost, every order paid (${webhooks.kept} of ${webhooks.sent}, ${webhooks.paid} of ${webhooks.orders})`,
      reached: webhooks.kept === webhooks.sent && webhooks.paid === webhooks.orders,
    },
    order: {
      text: `${readable(cpuMs.online)} ms of CPU, without the gateway's call ${readable(online)} ≤ cash and a tenth, ${readable(maxOnline)}`,
      reached: online <= maxOnline,
    },
  };
}

/** @param {import("./measure-payments.mjs").PaymentFigures} figures @returns {string[]} one line each */
export const missedByPayments = (figures) =>
  Object.values(targets(figures))
    .filter(({ reached }) => !reached)
    .map(({ text }) => `Payments: ${text}`);

const spread = (/** @type {number[]} */ list) =>
  [50, 95, 99].map((percent) => readable(percentile(list, percent))).join(" / ");

/**
 * README's row for payments.
 *
 * @param {import("./measure-payments.mjs").PaymentFigures} figures
 * @returns {import("../report/summary.mjs").SummaryRow[]}
 */
export function paymentsSummary(figures) {
  const { answer, loss } = targets(figures);
  return [{ what: summaryRows.payments, figure: `${spread(figures.webhooks.latencies)} ms`, results: [answer, loss] }];
}

/**
 * The payments' results as Markdown.
 *
 * @param {object} run
 * @param {import("./measure-payments.mjs").PaymentFigures} run.figures
 * @param {import("../shop/bench-shop.mjs").Form} run.form
 * @param {string} run.postgresVersion
 */
export function paymentsSection({ figures, form, postgresVersion }) {
  const missed = missedByPayments(figures);
  const verdict = missed.length === 0 ? "Every target was reached." : `${missed.length} targets were missed.`;
  const { cash, online, gateway, cpuMs, webhooks } = figures;
  const { answer, loss, order } = targets(figures);
  return `Payments, ${machineLine(postgresVersion)}${form === "source" ? ", servers run from the source" : ""}. ${verdict}

| Payments | count | p50 / p95 / p99, ms | must reach |
| --- | --: | --: | --- |
| Webhooks at ${rate.perSecond}/s on one process | ${webhooks.sent} | ${spread(webhooks.latencies)} | ${assessed([answer, loss], "<br>")} |
| An order paid in cash | ${cash.length} | ${spread(cash)} | ${readable(cpuMs.cash)} ms of CPU |
| An order paid online | ${online.length} | ${spread(online)} | ${assessed([order], "<br>")} |
| of it, the gateway's own call | ${gateway.length} | ${spread(gateway)} | ${readable(cpuMs.gateway)} ms of CPU |

All events were read ${readable(webhooks.readSeconds)} s after the last one came; each took ${readable(webhooks.cpuMs)} ms of the server's CPU, the
orders' payments among it.

${notes}`;
}
