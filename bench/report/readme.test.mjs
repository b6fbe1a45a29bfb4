import { withBenchSection } from "./readme.mjs";

describe("withBenchSection", () => {
  it("replaces what is between the markers and nothing else", () => {
    const readme = "a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb\n";
    expect(withBenchSection(readme, "new")).toBe("a\n<!-- bench:start -->\nnew\n<!-- bench:end -->\nb\n");
  });

  it("keeps each part in a place of its own", () => {
    const readme =
      "<!-- bench:start --><!-- bench:end --><!-- bench-back-office:start -->old<!-- bench-back-office:end -->";
    expect(withBenchSection(readme, "new", "bench-back-office")).toBe(
      "<!-- bench:start --><!-- bench:end --><!-- bench-back-office:start -->\nnew\n<!-- bench-back-office:end -->",
    );
  });

  it("refuses a text without markers", () => expect(() => withBenchSection("a", "new")).toThrow("no place"));
});
