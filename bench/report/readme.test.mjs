import { withBenchSection } from "./readme.mjs";

describe("withBenchSection", () => {
  it("replaces what is between the markers and nothing else", () => {
    const readme = "a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb\n";
    expect(withBenchSection(readme, "new")).toBe("a\n<!-- bench:start -->\nnew\n<!-- bench:end -->\nb\n");
  });

  it("refuses a text without markers", () => expect(() => withBenchSection("a", "new")).toThrow("no place"));
});
