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
