import { saveSynonymBodySchema } from "@haat/api-contract/search-synonym/schemas";
import { readLines } from "./read-lines";
import { searchWords } from "./search-words";

describe("readLines", () => {
  it("reads words that mean others, one way for each, or both ways", () => {
    expect(readLines("\nchappal, slipper > sandals, flip flops\nhaldi = turmeric, हल्दी\n")).toEqual([
      { word: "chappal", equals: ["sandals", "flip flops"], direction: "oneway" },
      { word: "slipper", equals: ["sandals", "flip flops"], direction: "oneway" },
      { word: "haldi", equals: ["turmeric", "हल्दी"], direction: "both" },
    ]);
  });

  it("leaves out a word that would mean itself alone", () => {
    expect(readLines("bed > bed")).toEqual([]);
  });

  it("refuses a line that says no direction", () => {
    expect(() => readLines("chappal, sandals")).toThrow("neither > nor =");
  });
});

describe("searchWords", () => {
  const rows = searchWords();

  it("are such as staff could have added, one for each word and direction", () => {
    expect(rows.length).toBeGreaterThan(800);
    for (const row of rows)
      expect({ row, ok: saveSynonymBodySchema.safeParse(row).success }).toEqual({ row, ok: true });
    const keys = rows.map(({ word, direction }) => `${direction} ${word.toLowerCase()}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it("know colours' shades, which are only themselves", () => {
    const red = rows.find(({ word }) => word === "red");
    expect(red).toMatchObject({ direction: "oneway", equals: expect.arrayContaining(["maroon", "rani pink"]) });
    expect(rows.find(({ word, equals }) => word === "maroon" && equals.includes("red"))).toBeUndefined();
  });
});
