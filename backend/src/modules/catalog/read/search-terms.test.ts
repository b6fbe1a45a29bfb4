import { cleanText, type Term, toQueries } from "./search-terms";

const known = (word: string): Term => ({ word, known: true, similar: [] });

describe("toQueries", () => {
  it("finds by the beginning and the singular, and ranks exact words higher", () => {
    expect(toQueries([known("shirts")])?.all).toEqual({
      find: "'shirt':*",
      rank: "'shirts' | 'shirts':* | 'shirt' | 'shirt':*",
    });
    expect(toQueries([known("glass")])?.all.find).toBe("'glass':*");
  });

  it("looks for what an unknown word may mean", () => {
    const term = { word: "hedphone", known: false, similar: ["headphone", "earphone"] };
    expect(toQueries([term])?.all.find).toBe("'headphone':* | 'earphone':*");
  });

  it("takes a single letter among others as a word, alone as a beginning", () => {
    expect(toQueries([known("t"), known("mug")])?.all.find).toBe("('t') & ('mug':*)");
    expect(toQueries([known("t")])?.all.find).toBe("'t':*");
  });

  it("wants all words, or any", () => {
    const queries = toQueries([known("red"), known("mug")]);
    expect(queries?.all).toEqual({ find: "('red':*) & ('mug':*)", rank: "('red' | 'red':*) & ('mug' | 'mug':*)" });
    expect(queries?.any).toEqual({ find: "('red':*) | ('mug':*)", rank: "('red' | 'red':*) | ('mug' | 'mug':*)" });
  });

  it("has nothing to look for without words, and lets no quote out", () => {
    expect(toQueries([])).toBeNull();
    expect(toQueries([known("o'b\\a")])?.all.find).toBe("'oba':*");
  });
});

describe("cleanText", () => {
  it("keeps what PostgreSQL takes", () => {
    expect(cleanText(" a\u0000b\ud800 ")).toBe("a b");
    expect(cleanText("हिन्दी 👟")).toBe("हिन्दी 👟");
  });
});
