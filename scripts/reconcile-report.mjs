/**
 * @typedef {{ what: string, why: string }} Gap
 * @typedef {{ from: string, to: string, outcome: string, payments: number, differences: number, gaps: Gap[] }} Run
 * @typedef {{ label: string, order: { orderNumber: number } | null, gateway: string | null, paymentId: string | null, expected: number | null, found: number | null, detail: string, firstSeenAt: string }} Difference
 */

const rupees = (/** @type {number | null} */ amount) => (amount === null ? "" : amount.toFixed(2));

/** @param {Difference} difference */
const rowOf = ({ label, order, gateway, paymentId, expected, found, detail, firstSeenAt }) => [
  label,
  order ? `#${order.orderNumber}` : "",
  [gateway, paymentId, detail].filter(Boolean).join(" "),
  rupees(expected),
  rupees(found),
  firstSeenAt.slice(0, 16).replace("T", " "),
];

const heads = ["Difference", "Order", "About", "Expected", "Found", "First seen (UTC)"];

/** Aligns columns; amounts are right-aligned. @param {string[][]} rows */
function table(rows) {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isAmount = (/** @type {number} */ column) => column === 3 || column === 4;
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isAmount(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd(),
  );
}

/** The report of a reconciliation, for a terminal. @param {{ run: Run, differences: Difference[] }} result */
export function reconcileReport({ run, differences }) {
  const words = {
    right: "Everything matches.",
    different: "Differences found.",
    incomplete: "Reconciliation is incomplete.",
  };
  return [
    `${run.from} to ${run.to}: ${words[/** @type {keyof typeof words} */ (run.outcome)] ?? run.outcome}`,
    `${run.payments} gateway payments checked, ${run.differences} differences found, ${differences.length} open.`,
    ...run.gaps.map(({ what, why }) => `Not compared: ${what}. ${why}`),
    ...(differences.length > 0 ? ["", ...table([heads, ...differences.map(rowOf)])] : []),
  ].join("\n");
}

/** 0 if all books agree. @param {{ run: Run, differences: Difference[] }} result */
export const exitCodeOf = ({ run, differences }) => (run.outcome === "right" && differences.length === 0 ? 0 : 1);

/** Parses command-line options such as `--from=2026-11-01`. @param {readonly string[]} words */
export function reconcileArguments(words) {
  const known = ["from", "to", "grace"];
  const given = new Map(words.map((word) => [word.match(/^--(\w+)=/)?.[1] ?? word, word.replace(/^--\w+=/, "")]));
  const strange = [...given.keys()].filter((name) => !known.includes(name));
  const isDay = (/** @type {string} */ text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  const faults = [
    ...strange.map((name) => `Unknown option ${name}. Options: --from=YYYY-MM-DD, --to=YYYY-MM-DD, --grace=MINUTES.`),
    ...["from", "to"].flatMap((name) => {
      const text = given.get(name);
      return text === undefined || isDay(text) ? [] : [`--${name} is "${text}"; it must be a date such as 2026-11-01.`];
    }),
    ...(given.has("grace") && !/^\d{1,3}$/.test(given.get("grace") ?? "")
      ? ["--grace must be minutes, 0 to 999."]
      : []),
  ];
  return { faults, words: known.map((name) => given.get(name) ?? "-") };
}
