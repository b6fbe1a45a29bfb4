import { parseSearches, withSearch } from "./recent-searches";

describe("recent searches", () => {
  it("contain a text once, newest first, ignoring case and extra spaces", () => {
    expect(withSearch(["kurta", "Steel  Bottle"], " KURTA ")).toEqual(["KURTA", "Steel  Bottle"]);
    expect(withSearch([], "steel   bottle")).toEqual(["steel bottle"]);
  });

  it("are limited to six", () => {
    expect(withSearch(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
  });

  it("ignore blank text", () => {
    expect(withSearch(["kurta"], "  ")).toEqual(["kurta"]);
  });

  it.each([null, "", "{", '{"a":1}', "7"])("are empty if storage contains %s", (stored) => {
    expect(parseSearches(stored)).toEqual([]);
  });

  it("leave out what is not text in a tampered list", () => {
    expect(parseSearches('["kurta", 7, null, "shoes"]')).toEqual(["kurta", "shoes"]);
  });
});
