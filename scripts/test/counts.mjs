/**
 * The counts of a runner. `skipped` is reported but neither passes nor fails.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @param {unknown} report of `jest --json` @returns {Counts} a suite that failed to load is one failure */
export function countsOfJest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
    /** @type {Record<string, number>} */ (report);
  return {
    passed: whole(numPassedTests),
    failed: whole(numFailedTests) + whole(numRuntimeErrorTestSuites),
    skipped: whole(numPendingTests) + whole(numTodoTests),
  };
}

/**
 * @param {unknown} report of Playwright's `json` reporter
 *
 * @returns {Counts} a test that passed only on retry has failed
 */
export function countsOfPlaywright(report) {
  const { stats, errors } = /** @type {{ stats?: Record<string, number>, errors?: unknown[] }} */ (report);
  return {
    passed: whole(stats?.expected),
    failed: whole(stats?.unexpected) + whole(stats?.flaky) + (errors?.length ?? 0),
    skipped: whole(stats?.skipped),
  };
}

/**
 * The final counts of one runner: a runner that ran nothing, or exited with an error without naming a failure, has
 * failed.
 *
 * @param {Counts | undefined} counts undefined if there is no report
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function assessed(counts, code) {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/**
 * Test files that no runner ran: a folder that matches no configuration would otherwise pass unnoticed.
 *
 * @param {string[]} onDisk
 * @param {string[]} ran
 */
export const forgotten = (onDisk, ran) => onDisk.filter((file) => !ran.includes(file));

/** The last line of every run. @param {Counts} counts */
export const verdict = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** @param {number | undefined} value */
const whole = (value) => (typeof value === "number" && Number.isInteger(value) ? value : 0);
