import { countSlot } from "./count-slot";
import { Postings } from "./postings";
import { ScoreBuffer } from "./score-buffer";

const wordOf = (rowNumbers: number[]) => {
  const postings = new Postings();
  for (const rowNumber of rowNumbers) postings.set(rowNumber, (rowNumber % 7) / 7, rowNumber % 50);
  return { text: "", number: 0, postings };
};
const slotOf = (rowNumbers: number[]) => ({
  text: "",
  correction: "none" as const,
  meanings: [[[{ word: wordOf(rowNumbers), share: 1 }]]],
});

describe("ScoreBuffer", () => {
  it("keeps the first of equal meanings, and the best of others", () => {
    const scores = new ScoreBuffer();
    scores.clear(10);
    for (const [weight, place] of [
      [0.7, 5],
      [0.7, 9],
      [0.05, 2],
    ] as const)
      scores.raise(3, 7, weight, place);
    const index = scores.indexOf(7);
    expect([scores.weight(3, 7), scores.placeAt(index, 3)]).toEqual([Math.fround(0.7), 5]);
    scores.raise(3, 7, 0.9, 8);
    expect([scores.weight(3, 7), scores.placeAt(index, 3)]).toEqual([Math.fround(0.9), 8]);
  });

  it("has nothing of the search before", () => {
    const scores = new ScoreBuffer();
    scores.clear(5_000);
    for (let rowNumber = 0; rowNumber < 5_000; rowNumber++) scores.add(rowNumber % 8, rowNumber, 0.5, 1);
    expect(scores.found).toHaveLength(5_000);
    scores.clear(9_000);
    scores.add(0, 8_999, 0.25, 1);
    expect([...scores.found]).toEqual([8_999]);
    expect([0, 1, 7].map((slot) => scores.weight(slot, 8_999))).toEqual([0.25, 0, 0]);
    expect(scores.weight(0, 8)).toBe(0);
  });

  it("counts a word for the products that count, whether its list is read or searched", () => {
    const everybody = Array.from({ length: 400 }, (_, at) => at);
    for (const few of [[7], [3, 150, 399], everybody.filter((at) => at % 3 === 0)]) {
      const scores = new ScoreBuffer();
      scores.clear(500);
      countSlot(scores, 0, slotOf([...few, 450]), 0);
      countSlot(scores, 1, slotOf(everybody), 1);
      expect([...scores.found]).toEqual([...few, 450]);
      expect(few.map((at) => scores.weight(1, at))).toEqual(
        few.map((at) => Math.fround(wordOf([at]).postings.weight(0))),
      );
      expect(scores.wordsOf(450)).toBe(1);
    }
  });
});
