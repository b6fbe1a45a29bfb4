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

/** The edit distance by its definition. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [depth, letter] of [...one].entries()) {
    const next = [depth + 1];
    for (let at = 1; at <= other.length; at++) {
      const swapped = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(swapped, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
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
      for (let search = 0; search < 40; search++) {
        const word = invented();
        const at = chance(word.length);
        const typed =
          [word, word.slice(0, at) + word.slice(at + 1), `${word.slice(0, at)}e${word.slice(at)}`, word.slice(0, -1)][
            chance(4)
          ] ?? "";
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
