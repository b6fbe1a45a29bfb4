import { refundProblem } from "./refund-problem";

it.each([
  ["unreachable", "again", false],
  ["keys", "again", false],
  ["missing", "final", true],
  ["refused", "refused", true],
] as const)("for the gateway error %s, the next step is %s", (kind, next, isQuoted) => {
  const problem = refundProblem({ kind, message: "No such payment." });
  expect(problem.next).toBe(next);
  expect(problem.text.includes("No such payment.")).toBe(isQuoted);
});
