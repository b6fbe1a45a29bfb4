import { asWordList, wordsIn } from "./word-list";

describe("a comma-separated list", () => {
  it("is split on commas, trimmed, and empties are dropped", () => {
    expect(wordsIn(" cotton,  summer wear ,, ,kurta,")).toEqual(["cotton", "summer wear", "kurta"]);
  });

  it("has no duplicates", () => {
    expect(wordsIn("blue, red, blue")).toEqual(["blue", "red"]);
  });

  it.each(["", "  ", ",", " , ,"])("is empty for %j", (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it("survives a round trip", () => {
    expect(asWordList(["a", "b c"])).toBe("a, b c");
    expect(wordsIn(asWordList(["a", "b c"]))).toEqual(["a", "b c"]);
  });
});
