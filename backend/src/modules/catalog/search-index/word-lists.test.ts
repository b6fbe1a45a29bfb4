import { WordLists } from "./word-lists";

describe("WordLists", () => {
  it("has the last list of each product, and reuses the room of those that are gone", () => {
    const lists = new WordLists();
    const expected = new Map<number, number[]>();
    for (let change = 0; change < 20_000; change++) {
      const rowNumber = (change * 7919) % 2_000;
      lists.drop(rowNumber);
      expected.delete(rowNumber);
      if (change % 5 === 0) continue;
      const numbers = Array.from({ length: change % 11 }, (_, at) => change + at);
      lists.set(rowNumber, numbers);
      expected.set(rowNumber, numbers);
    }
    for (let rowNumber = 0; rowNumber < 2_500; rowNumber++)
      expect([...lists.of(rowNumber)]).toEqual(expected.get(rowNumber) ?? []);
    // 80,000 numbers were stored in all; those of 2,000 products are some 8,000.
    expect(lists.capacity).toBeLessThan(30_000);
  });
});
