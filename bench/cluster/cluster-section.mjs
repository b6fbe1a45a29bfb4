import { itemAt } from "../item-at.mjs";
import { machineLine } from "../report/machine.mjs";
import { assessed, atLeast, atMost, readable } from "../report/targets.mjs";
import { median } from "../statistics.mjs";

/**
 * @typedef {import("./measure-scale.mjs").Scale} Scale
 * @typedef {import("./measure-scale.mjs").Run} Run
 * @typedef {import("./measure-faults.mjs").FaultFigures} FaultFigures
 * @typedef {import("../report/targets.mjs").Judgement} Judgement
 */

/** How many times the answers of one server so many give at least. @type {Record<number, number>} */
const minTimes = { 2: 1.8, 4: 3.4 };
const maxCpuRatio = 1.1;
/** What a count of statements may differ by chance: tasks that the clock adds fall into one count or another. */
const maxCountRatio = 1.05;
const recoverySeconds = 10;

/**
 * The median of the rounds' ratios: what else the machine does is the same within a round.
 *
 * @param {Run[]} runs @param {Run[]} ofOne @param {keyof Run} figure
 */
export const ratioOf = (runs, ofOne, figure) => median(runs.map((run, at) => run[figure] / itemAt(ofOne, at)[figure]));

/** @param {Scale[]} scales @returns {{ what: string, cells: string[], results: Judgement[] }[]} */
export function scaleRows(scales) {
  const one = itemAt(scales, 0);
  const many = scales.slice(1);
  /** @param {string} what @param {"reads" | "orders"} kind */
  const rates = (what, kind) => ({
    what,
    cells: scales.map((scale) => `${readable(median(scale[kind].map(({ perSecond }) => perSecond)))}/s`),
    results: many.map((scale) =>
      atLeast(`${scale.servers} servers: `, minTimes[scale.servers] ?? 1, ratioOf(scale[kind], one[kind], "perSecond")),
    ),
  });
  /** @param {string} what @param {"reads" | "orders"} kind */
  const cpu = (what, kind) => ({
    what,
    cells: scales.map((scale) => `${readable(median(scale[kind].map(({ cpuMs }) => cpuMs)))} ms`),
    results: many.map((scale) =>
      atMost(`${scale.servers} servers: `, maxCpuRatio, ratioOf(scale[kind], one[kind], "cpuMs"), "×"),
    ),
  });
  /** @param {string} what @param {"statements" | "lockedRows"} kind */
  const counted = (what, kind) => ({
    what,
    cells: scales.map((scale) => readable(scale[kind])),
    results: many.map((scale) => atMost(`${scale.servers} servers: `, maxCountRatio, scale[kind] / one[kind], "×")),
  });
  return [
    rates("Category pages with filters, cache off", "reads"),
    rates("Orders, cash on delivery", "orders"),
    cpu("CPU of the servers for a page", "reads"),
    cpu("CPU of the servers for an order", "orders"),
    counted("Statements for an order, with its tasks", "statements"),
    counted("Rows that they lock or update", "lockedRows"),
  ];
}

/** @param {FaultFigures} figures @returns {Judgement[]} */
export const resultsOfFault = ({ failed, recoveredMs, wrong, mayFail }) => [
  { text: `${wrong} orders lost, doubled or oversold (0)`, reached: wrong === 0 },
  mayFail
    ? atMost("failing for ", recoverySeconds, recoveredMs / 1_000, "s after it")
    : { text: `${failed} failed (0)`, reached: failed === 0 },
];

/** The missed targets, one line each. @param {Scale[]} scales @param {FaultFigures[]} faults */
export const missedByCluster = (scales, faults) =>
  [
    ...scaleRows(scales).map(({ what, results }) => ({ what, results })),
    ...faults.map((one) => ({ what: one.fault, results: resultsOfFault(one) })),
  ].flatMap(({ what, results }) => results.filter(({ reached }) => !reached).map(({ text }) => `${what}: ${text}`));

/** How the figures were measured. */
const notes = `Plain processes of one machine with the environment of \`docker-compose.yml\`: PostgreSQL, Redis, an S3 server, PgBouncer
in transaction mode, a worker, and Caddy with \`deploy/Caddyfile\` before the servers. Each server may use a tenth of a core (a
control group); everything else, the load generator too, shares what is left. The servers are the same for all counts, behind proxies
before one, two and four of them, which are measured in turns; ratios are medians of those of each round. 16 connections; pages
are of 1,000 products without the cache of answers, since pages from memory would measure the proxy. Orders are of one line each, all
different. Statements are PostgreSQL's own count, less what the idle cluster sends in the same time. Faults are those of two servers
that are not capped, with 4 readers and 4 shoppers; a shopper sends an order again, with its key, until it is answered.`;

/**
 * The cluster's tables as Markdown.
 *
 * @param {object} run
 * @param {Scale[]} run.scales
 * @param {FaultFigures[]} run.faults
 * @param {number} run.rounds
 * @param {number} run.minutes
 * @param {string} run.load what else the machine did: its load before the run
 * @param {boolean} run.isPooled
 * @param {string} run.postgresVersion
 */
export function clusterSection({ scales, faults, rounds, minutes, load, isPooled, postgresVersion }) {
  const missed = missedByCluster(scales, faults);
  const verdict = missed.length === 0 ? "Every target was reached." : `${missed.length} targets were missed.`;
  const pooled = isPooled ? "" : " **Without PgBouncer**, which is not installed, or older than 1.21.";
  const head = `One run of \`npm run bench:cluster\`, ${rounds} rounds, ${minutes.toFixed(1)} minutes; ${machineLine(postgresVersion)}. Load of the machine before the run: ${load}. ${verdict}${pooled}`;
  const scaled = [
    [
      "",
      ...scales.map(({ servers }) => (servers === 1 ? "1 server" : `${servers} servers`)),
      "must reach, against one",
    ],
    ["---", ...scales.map(() => "--:"), "---"],
    ...scaleRows(scales).map(({ what, cells, results }) => [what, ...cells, assessed(results, "<br>")]),
  ];
  const failing = [
    ["Under load", "answered", "failed", "must reach"],
    ["---", "--:", "--:", "---"],
    ...faults.map((one) => [
      one.fault,
      String(one.answered),
      String(one.failed),
      assessed(resultsOfFault(one), "<br>"),
    ]),
  ];
  return [head, table(scaled), table(failing), notes].join("\n\n");
}

/** @param {string[][]} lines */
const table = (lines) => lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
