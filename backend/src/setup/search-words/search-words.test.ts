import { saveSynonymBodySchema } from "@haat/api-contract/search-synonym/schemas";
import { readLines } from "./read-lines";
import { searchWords } from "./search-words";

describe("readLines", () => {
  it("reads synonyms one way each, or both ways", () => {
    expect(readLines("\nchappal, slipper > sandals, flip flops\nhaldi = turmeric, हल्दी\n")).toEqual([
      { word: "chappal", equals: ["sandals", "flip flops"], direction: "oneway" },
      { word: "slipper", equals: ["sandals", "flip flops"], direction: "oneway" },
      { word: "haldi", equals: ["turmeric", "हल्दी"], direction: "both" },
    ]);
  });

  it("leaves out a word that would be its own synonym", () => {
    expect(readLines("bed > bed")).toEqual([]);
  });

  it("refuses a line without a direction", () => {
    expect(() => readLines("chappal, sandals")).toThrow("neither > nor =");
  });
});

describe("searchWords", () => {
  const rows = searchWords();

  it("are valid as staff's entries, one for each word and direction", () => {
    expect(rows.length).toBeGreaterThan(800);
    for (const row of rows)
      expect({ row, ok: saveSynonymBodySchema.safeParse(row).success }).toEqual({ row, ok: true });
    const keys = rows.map(({ word, direction }) => `${direction} ${word.toLowerCase()}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it("include colours' shades, which find only themselves", () => {
    const red = rows.find(({ word }) => word === "red");
    expect(red).toMatchObject({ direction: "oneway", equals: expect.arrayContaining(["maroon", "rani pink"]) });
    expect(rows.find(({ word, equals }) => word === "maroon" && equals.includes("red"))).toBeUndefined();
  });
});
