import { inPairs } from "./home-rows";

const row = (source: string, slug: string | null = null) => ({ source, title: source, slug });
const sourcesOf = (...sources: string[]) =>
  inPairs(sources.map((source) => row(source, source.startsWith("collection:") ? "slug" : null))).map((group) =>
    group.map(({ source }) => source),
  );

describe("the home page's rows", () => {
  it("have deal grids side by side that follow each other", () => {
    expect(sourcesOf("fashion", "trending", "best-sale", "home-living", "electronics")).toEqual([
      ["fashion", "trending"],
      ["best-sale"],
      ["home-living", "electronics"],
    ]);
  });

  it("leave one alone beside a row of its own width", () => {
    expect(sourcesOf("fashion", "collection:1", "trending", "home-living", "electronics")).toEqual([
      ["fashion"],
      ["collection:1"],
      ["trending", "home-living"],
      ["electronics"],
    ]);
  });
});
