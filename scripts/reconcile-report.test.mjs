import { exitCodeOf, reconcileArguments, reconcileReport } from "./reconcile-report.mjs";

const run = { from: "2026-11-22", to: "2026-11-23", outcome: "right", payments: 12, differences: 0, gaps: [] };
const difference = {
  label: "Amounts differ between gateway and shop",
  order: { orderNumber: 1042 },
  gateway: "razorpay",
  paymentId: "pay_1",
  expected: 499.5,
  found: 0,
  detail: "",
  firstSeenAt: "2026-11-22T21:30:00.000Z",
};

it("reports that everything matches, with exit code 0", () => {
  expect(reconcileReport({ run, differences: [] })).toContain("2026-11-22 to 2026-11-23: Everything matches.");
  expect(exitCodeOf({ run, differences: [] })).toBe(0);
});

// @spec reconciliation-compares-engine-ledgers
it("shows differences in a table, with exit code 1", () => {
  const result = { run: { ...run, outcome: "different", differences: 1 }, differences: [difference] };
  const lines = reconcileReport(result).split("\n");
  expect(lines.at(-1)).toMatch(
    /Amounts differ between gateway and shop +#1042 +razorpay pay_1 +499\.50 +0\.00 +2026-11-22 21:30$/,
  );
  expect(exitCodeOf(result)).toBe(1);
});

it("exits with 1 if a source could not be queried or an old difference is open", () => {
  const gaps = [{ what: "stripe", why: "The gateway can't be reached." }];
  const incomplete = { run: { ...run, outcome: "incomplete", gaps }, differences: [] };
  expect(reconcileReport(incomplete)).toContain("Not compared: stripe. The gateway can't be reached.");
  expect(exitCodeOf(incomplete)).toBe(1);
  expect(exitCodeOf({ run, differences: [difference] })).toBe(1);
});

it("parses days and minutes, and rejects the rest", () => {
  expect(reconcileArguments(["--from=2026-11-01", "--grace=0"])).toEqual({
    faults: [],
    words: ["2026-11-01", "-", "0"],
  });
  expect(reconcileArguments([]).words).toEqual(["-", "-", "-"]);
  expect(reconcileArguments(["--from=yesterday", "--till=2026-01-01", "--grace=x"]).faults).toHaveLength(3);
});
