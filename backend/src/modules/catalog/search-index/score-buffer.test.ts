import { Beginnings } from "./beginnings";
import { Postings } from "./postings";
import { ProductWords } from "./product-words";
import { addMatch, raiseMatch, ScoreBuffer } from "./score-buffer";
import { scoreSlot } from "./score-slot";
import { SlotMatches } from "./slot-matches";

const wordOf = (rowNumbers: number[]) => {
  const postings = new Postings();
  for (const rowNumber of rowNumbers) postings.set(rowNumber, ((rowNumber % 7) + 1) / 7, rowNumber % 50);
  return { text: "", number: 0, postings };
};
const slotOf = (rowNumbers: number[]) => ({
  text: "",
  correction: "none" as const,
  meanings: [[[{ word: wordOf(rowNumbers), share: 1 }]]],
});
const beginnings = new Beginnings(new ProductWords());
const everybody = Array.from({ length: 400 }, (_, at) => at);

describe("ScoreBuffer", () => {
  it("keeps the first of equal meanings, and the best of others", () => {
    const scores = new ScoreBuffer();
    scores.begin(Uint32Array.of(7), 4, 10);
    for (const [weight, place] of [
      [0.7, 5],
      [0.7, 9],
      [0.05, 2],
    ] as const)
      raiseMatch(scores.ofSlot(3), 0, weight, place);
    expect([scores.weightAt(0, 3), scores.ofSlot(3).places[0]]).toEqual([Math.fround(0.7), 5]);
    raiseMatch(scores.ofSlot(3), 0, 0.9, 8);
    expect([scores.weightAt(0, 3), scores.ofSlot(3).places[0]]).toEqual([Math.fround(0.9), 8]);
  });

  it("adds up the forms of one word, and keeps the first position", () => {
    const scores = new ScoreBuffer();
    scores.begin(Uint32Array.of(7), 1, 10);
    addMatch(scores.ofSlot(0), 0, 0.5, 6);
    addMatch(scores.ofSlot(0), 0, 0.25, 3);
    addMatch(scores.ofSlot(0), 0, 0.125, 9);
    expect([scores.weightAt(0, 0), scores.ofSlot(0).places[0]]).toEqual([0.875, 3]);
  });

  it("has nothing of the search before", () => {
    const scores = new ScoreBuffer();
    scores.begin(
      Uint32Array.from({ length: 5_000 }, (_, at) => at),
      2,
      5_000,
    );
    for (let index = 0; index < 5_000; index++) addMatch(scores.ofSlot(index % 2), index, 0.5, 1);
    scores.begin(Uint32Array.of(8_999, 3), 2, 9_000);
    addMatch(scores.ofSlot(0), 0, 0.25, 1);
    expect([0, 1].map((index) => [0, 1].map((slot) => scores.weightAt(index, slot)))).toEqual([
      [0.25, 0],
      [0, 0],
    ]);
    expect([8_999, 3, 8].map((rowNumber) => scores.indexOf(rowNumber))).toEqual([0, 1, -1]);
  });

  it("scores the products that were found, in any order, whether a word's list is read or searched", () => {
    for (const few of [[7], [3, 150, 399], everybody.filter((at) => at % 3 === 0)]) {
      for (const found of [
        [...few, 450],
        [450, ...few],
      ]) {
        const scores = new ScoreBuffer();
        scores.begin(Uint32Array.from(found), 1, 500);
        scoreSlot(scores, 0, slotOf(everybody), beginnings);
        const weightOf = (at: number) => (at === 450 ? 0 : Math.fround(wordOf([at]).postings.weight(0)));
        expect(found.map((_, index) => scores.weightAt(index, 0))).toEqual(found.map(weightOf));
      }
    }
  });
});

describe("SlotMatches", () => {
  it("finds the products of all slots, whether a word's list is read or searched", () => {
    const matches = new SlotMatches(beginnings);
    for (const few of [[7], [3, 150, 399], everybody.filter((at) => at % 3 === 0)]) {
      expect([...matches.ofAll([slotOf(everybody), slotOf([...few, 450])], 500)]).toEqual(few);
      expect([...matches.ofAll([slotOf([...few, 450])], 500)]).toEqual([...few, 450]);
    }
    expect([...matches.ofAll([], 500)]).toEqual([]);
    expect([...matches.ofAll([slotOf([1]), slotOf([2])], 500)]).toEqual([]);
  });

  it("finds the products of some slots, and tells which", () => {
    const matches = new SlotMatches(beginnings);
    matches.ofAll([slotOf(everybody)], 500);
    expect([...matches.ofSome([slotOf([1, 2]), slotOf([2, 900])], 1_000)]).toEqual([1, 2, 900]);
    expect([1, 2, 900, 3].map((rowNumber) => matches.maskOf(rowNumber))).toEqual([1, 3, 2, 0]);
  });
});
