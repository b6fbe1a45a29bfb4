import { assessed, countsOfJest, countsOfPlaywright, forgotten, sum, verdict } from "./counts.mjs";

describe("the counts of a run", () => {
  it("are read from Jest, where a suite that failed to load is a failure", () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    };
    expect(countsOfJest(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it("are read from Playwright, where a flaky test and an error outside tests are failures", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(countsOfPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it("include a failure if a runner ran nothing, left no report, or exited with an error without a failure", () => {
    const none = { passed: 0, failed: 0, skipped: 0 };
    expect(assessed(none, 0).failed).toBe(1);
    expect(assessed({ ...none, skipped: 4 }, 0).failed).toBe(1);
    expect(assessed(undefined, 0).failed).toBe(1);
    expect(assessed({ ...none, passed: 3 }, 1).failed).toBe(1);
    expect(assessed({ ...none, passed: 3 }, 0)).toEqual({ ...none, passed: 3 });
    expect(assessed({ ...none, passed: 3, failed: 2 }, 1).failed).toBe(2);
  });

  it("reveal test files that no runner ran", () => {
    expect(forgotten(["a.test.ts", "odd/b.test.ts"], ["a.test.ts"])).toEqual(["odd/b.test.ts"]);
  });

  it("are summed in the last line", () => {
    const total = sum([
      { passed: 10, failed: 0, skipped: 1 },
      { passed: 5, failed: 2, skipped: 0 },
    ]);
    expect(total).toEqual({ passed: 15, failed: 2, skipped: 1 });
    expect(verdict(total)).toBe("15 passed, 2 failed");
  });
});
