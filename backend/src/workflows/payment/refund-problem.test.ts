import { refundProblem } from "./refund-problem";

it.each([
  ["unreachable", false],
  ["keys", false],
  ["missing", true],
  ["refused", true],
] as const)("a gateway that is or says %s has said its last word: %s", (kind, isFinal) => {
  const { text, ...problem } = refundProblem({ kind, message: "No such payment." });
  expect(problem.isFinal).toBe(isFinal);
  expect(text.includes("No such payment.")).toBe(isFinal);
});
