import { parseSearches, withSearch } from "./recent-searches";

describe("recent searches", () => {
  it("hold a text once, the newest first, whatever its case and blanks were", () => {
    expect(withSearch(["kurta", "Steel  Bottle"], " KURTA ")).toEqual(["KURTA", "Steel  Bottle"]);
    expect(withSearch([], "steel   bottle")).toEqual(["steel bottle"]);
  });

  it("end at six", () => {
    expect(withSearch(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
  });

  it("don't hold blank text", () => {
    expect(withSearch(["kurta"], "  ")).toEqual(["kurta"]);
  });

  it.each([null, "", "{", '{"a":1}', "7"])("are none where storage holds %s", (stored) => {
    expect(parseSearches(stored)).toEqual([]);
  });

  it("are the texts alone of a list that somebody meddled with", () => {
    expect(parseSearches('["kurta", 7, null, "shoes"]')).toEqual(["kurta", "shoes"]);
  });
});
