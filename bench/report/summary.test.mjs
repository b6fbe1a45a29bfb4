import { readFileSync } from "node:fs";
import path from "node:path";
import { summaryRows, withSummary } from "./summary.mjs";

const row = (/** @type {string} */ what) => ({
  what,
  figure: "2 ms",
  results: [
    { text: "≤ 3 ms", reached: true },
    { text: "none lost", reached: false },
  ],
});

describe("withSummary", () => {
  it("replaces the rows of the same name and nothing else", () => {
    const readme = "a\n| One | 1 ms | old |\n| One more | 1 ms | old |\nb\n";
    expect(withSummary(readme, [row("One")])).toBe(
      "a\n| One | 2 ms | ✅ ≤ 3 ms, ❌ none lost |\n| One more | 1 ms | old |\nb\n",
    );
  });

  it("rejects a text without the row", () => expect(() => withSummary("a", [row("One")])).toThrow('no row "One"'));

  it("finds each row of the bench in README.md", () => {
    const readme = readFileSync(path.resolve(__dirname, "../../README.md"), "utf8");
    expect(() => withSummary(readme, Object.values(summaryRows).map(row))).not.toThrow();
  });
});
