import { Vocabulary } from "./vocabulary";

const beginning = (vocabulary: Vocabulary, text: string) => {
  const { from, to } = vocabulary.words.startingWith(text);
  return Array.from({ length: to - from }, (_, at) => vocabulary.words.at(from + at)?.text);
};

describe("Vocabulary", () => {
  it("finds words by prefix, in whatever order they were added and removed", () => {
    const vocabulary = new Vocabulary();
    for (const text of ["pan", "pot", "pane", "a", "panel", "pans", "z"]) vocabulary.add(text);
    expect(beginning(vocabulary, "pan")).toEqual(["pan", "pane", "panel", "pans"]);
    expect(beginning(vocabulary, "p")).toHaveLength(5);
    expect(beginning(vocabulary, "")).toHaveLength(7);
    for (const text of ["b", "pax", "zz", "Z"]) expect(beginning(vocabulary, text)).toEqual([]);
    vocabulary.remove(vocabulary.add("pane"));
    vocabulary.remove(vocabulary.add("pan"));
    expect(beginning(vocabulary, "pan")).toEqual(["panel", "pans"]);
    expect(vocabulary.get("pan")).toBeUndefined();
    expect(vocabulary.words.size).toBe(5);
  });

  it("finds words by prefix when thousands were added in any order", () => {
    const vocabulary = new Vocabulary();
    const texts = Array.from({ length: 5_000 }, (_, at) => `w${String((at * 1_999) % 5_000).padStart(4, "0")}`);
    for (const text of texts) vocabulary.add(text);
    expect(beginning(vocabulary, "w")).toEqual(texts.toSorted());
    vocabulary.remove(vocabulary.add("w0042"));
    vocabulary.add("w00421");
    expect(beginning(vocabulary, "w004").slice(0, 4)).toEqual(["w0040", "w0041", "w00421", "w0043"]);
  });

  it("finds a word by its number until it is removed, and tells singular and plural apart", () => {
    const vocabulary = new Vocabulary();
    const [pan, pans, pot] = ["pan", "pans", "pot"].map((text) => vocabulary.add(text));
    expect([pan, pans, pot].map((word) => vocabulary.of(word?.number ?? -1))).toEqual([pan, pans, pot]);
    expect(vocabulary.formsOf("pan")).toEqual([pan, pans]);
    expect(vocabulary.get("pans")).toBe(pans);
    if (pans) vocabulary.remove(pans);
    expect(vocabulary.get("pans")).toBeUndefined();
    expect(vocabulary.of(pans?.number ?? -1)).toBeUndefined();
    expect(vocabulary.add("pin").number).toBe(pans?.number);
    expect(vocabulary.formsOf("pans")).toEqual([pan]);
  });

  it("has whole words only where nothing else is looked up", () => {
    const vocabulary = new Vocabulary({ wholeOnly: true });
    const word = vocabulary.add("saralo");
    expect([vocabulary.words.size, vocabulary.guesses.size, vocabulary.withSkeletonOf("saralo")]).toEqual([0, 0, []]);
    expect(vocabulary.formsOf("saralo")).toEqual([word]);
    expect(vocabulary.soundingLike("saralo")).toEqual([word]);
    vocabulary.remove(word);
    expect(vocabulary.formsOf("saralo")).toEqual([]);
  });

  it("has each word once", () => {
    const vocabulary = new Vocabulary();
    expect(vocabulary.add("pan")).toBe(vocabulary.add("pan"));
    expect(vocabulary.words.size).toBe(1);
  });

  it("does not guess at numbers", () => {
    const vocabulary = new Vocabulary();
    for (const text of ["pan", "5g", "m12", "१२"]) vocabulary.add(text);
    expect(vocabulary.guesses.size).toBe(1);
    vocabulary.remove(vocabulary.add("5g"));
    vocabulary.remove(vocabulary.add("pan"));
    expect([vocabulary.words.size, vocabulary.guesses.size]).toEqual([2, 0]);
  });

  it("finds the end of a long range from any index in it", () => {
    const vocabulary = new Vocabulary();
    const numbers = Array.from({ length: 300 }, (_, at) => `n${String(at).padStart(3, "0")}`);
    for (const text of [...numbers, "m", "o"]) vocabulary.add(text);
    for (let from = 1; from < 301; from++) expect(vocabulary.words.endOf("n", from)).toBe(301);
    expect(vocabulary.words.endOf("n", 0)).toBe(0);
    expect(vocabulary.words.endOf("n1", 101)).toBe(201);
  });
});
