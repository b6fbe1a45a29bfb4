/** @typedef {import("./check-machine.mjs").Finding} Finding */

const worstFirst = /** @type {const} */ (["problem", "advice", "good"]);

/** @param {number} number @param {string} one @param {string} more */
const counted = (number, one, more) => `${number} ${number === 1 ? one : more}`;

/** The findings for a terminal, worst first. @param {readonly Finding[]} findings */
export function doctorReport(findings) {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = worstFirst.flatMap((state) =>
    findings
      .filter((finding) => finding.state === state)
      .map(({ subject, text }) => `${state.padEnd(7)}  ${subject.padEnd(width)}  ${text}`),
  );
  const count = (/** @type {Finding["state"]} */ state) => findings.filter((one) => one.state === state).length;
  const sum = `${counted(count("problem"), "problem", "problems")}, ${counted(count("advice"), "piece", "pieces")} of advice.`;
  return [...lines, "", sum].join("\n");
}

/** 1 if the shop should not go live. @param {readonly Finding[]} findings */
export const doctorExitCode = (findings) => (findings.some(({ state }) => state === "problem") ? 1 : 0);
