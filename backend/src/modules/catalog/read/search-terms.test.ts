import { cleanText, type Term, toQueries } from "./search-terms";

const known = (word: string): Term => ({ word, known: true, similar: [] });

describe("toQueries", () => {
  it("looks for the word, its beginning and its singular", () => {
    expect(toQueries([known("shirts")])?.all).toBe("('shirts' | 'shirts':* | 'shirt' | 'shirt':*)");
    expect(toQueries([known("glass")])?.all).toBe("('glass' | 'glass':*)");
  });

  it("looks for what an unknown word may mean", () => {
    const term = { word: "hedphone", known: false, similar: ["headphone", "earphone"] };
    expect(toQueries([term])?.all).toBe("('headphone' | 'headphone':* | 'earphone' | 'earphone':*)");
  });

  it("takes a single letter among others as a word, alone as a beginning", () => {
    expect(toQueries([known("t"), known("mug")])?.all).toBe("('t') & ('mug' | 'mug':*)");
    expect(toQueries([known("t")])?.all).toBe("('t' | 't':*)");
  });

  it("wants all words, or any", () => {
    const queries = toQueries([known("red"), known("mug")]);
    expect(queries).toEqual({
      all: "('red' | 'red':*) & ('mug' | 'mug':*)",
      any: "('red' | 'red':*) | ('mug' | 'mug':*)",
    });
  });

  it("has nothing to look for without words, and lets no quote out", () => {
    expect(toQueries([])).toBeNull();
    expect(toQueries([known("o'b\\a")])?.all).toBe("('oba' | 'oba':*)");
  });
});

describe("cleanText", () => {
  it("keeps what PostgreSQL takes", () => {
    expect(cleanText(" a\u0000b\ud800 ")).toBe("a b");
    expect(cleanText("हिन्दी 👟")).toBe("हिन्दी 👟");
  });
});
