import { nearWords } from "./near-words";
import { Vocabulary } from "./vocabulary";

/** A vocabulary in which each word is used that many times. */
function vocabularyOf(uses: Record<string, number>): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const [text, times] of Object.entries(uses)) {
    const word = vocabulary.add(text);
    for (let product = 0; product < times; product++) word.postings.set(product, 1, 1);
  }
  return vocabulary;
}

/** The edit distance by its definition; two neighbours in the wrong order are one edit. */
function distance(one: string, other: string): number {
  const known = new Map<string, number>();
  const between = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b;
    const key = `${a} ${b}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = [
      between(a - 1, b) + 1,
      between(a, b - 1) + 1,
      between(a - 1, b - 1) + (one[a - 1] === other[b - 1] ? 0 : 1),
    ];
    if (a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1])
      ways.push(between(a - 2, b - 2) + 1);
    known.set(key, Math.min(...ways));
    return Math.min(...ways);
  };
  return between(one.length, other.length);
}

/** The rule, word by word. */
function nearByRule(uses: Record<string, number>, typed: string): string[] {
  const max = typed.length < 6 ? 1 : typed.length < 10 ? 2 : 3;
  const near = Object.entries(uses)
    .filter(([text]) => !/\d/.test(text) && text[0] === typed[0])
    .map(([text, times]) => {
      const whole = distance(text, typed);
      const start = distance(text.slice(0, typed.length), typed) + (typed.length < 6 ? 1.5 : 0.5);
      return { text, times, typos: Math.min(whole, start) };
    })
    .filter(({ typos }) => typos < max + 1)
    .sort((one, other) => one.typos - other.typos || other.times - one.times || (one.text < other.text ? -1 : 1))
    .slice(0, 4);
  return near.filter(({ typos }) => typos < (near[0]?.typos ?? 0) + 1).map(({ text }) => text);
}

/** Pseudo-random numbers, the same in every run. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("nearWords", () => {
  const shop = vocabularyOf({ kettle: 3, kettles: 9, headphone: 5, headphones: 2, blue: 4, blues: 1, lamp: 1, m4: 9 });

  it.each([
    ["ketle", ["kettle"]],
    ["hedphones", ["headphones"]],
    ["headphoness", ["headphones"]],
    ["hedpho", ["headphone", "headphones"]],
    ["blux", ["blue"]],
    ["lamo", ["lamp"]],
    ["kettel", ["kettle", "kettles"]],
    ["tamp", []],
    ["zzzzzz", []],
    ["la", []],
    ["m5", []],
    ["x".repeat(41), []],
  ])("reads %j as %j", (typed, meant) => {
    expect(nearWords(shop.guesses, typed)).toEqual(meant);
  });

  it("finds what a check of every word finds", () => {
    const chance = chanceFrom(5);
    const parts = ["va", "li", "ro", "k", "sha", "mi", "dra", "t", "ve", "lum", "हि", "न्", "7"];
    const invented = () => Array.from({ length: 1 + chance(5) }, () => parts[chance(parts.length)]).join("");
    let corrected = 0;
    for (let round = 0; round < 30; round++) {
      const uses = Object.fromEntries(Array.from({ length: 1 + chance(150) }, () => [invented(), 1 + chance(4)]));
      const vocabulary = vocabularyOf(uses);
      for (let search = 0; search < 60; search++) {
        const word = invented();
        const at = chance(word.length);
        const swapped =
          word.slice(0, at) +
          word
            .slice(at, at + 2)
            .split("")
            .reverse()
            .join("") +
          word.slice(at + 2);
        const missing = word.slice(0, at) + word.slice(at + 1);
        const extra = `${word.slice(0, at)}e${word.slice(at)}`;
        const typed = [word, missing, extra, word.slice(0, -1), swapped, `${swapped}e`][chance(6)] ?? "";
        const { from, to } = vocabulary.words.startingWith(typed);
        if (from < to || typed.length < 3) continue;
        const near = nearWords(vocabulary.guesses, typed);
        expect({ typed, near }).toEqual({ typed, near: nearByRule(uses, typed) });
        corrected += near.length > 0 ? 1 : 0;
      }
    }
    expect(corrected).toBeGreaterThan(100);
  });
});
