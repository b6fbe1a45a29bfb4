import fc from "../../../../test/support/draws";
import { Postings } from "./postings";

const contents = (postings: Postings) =>
  Array.from({ length: postings.length }, (_, at) => [
    postings.rowNumber(at),
    postings.weight(at).toFixed(4),
    postings.place(at),
  ]);

describe("Postings", () => {
  it("has each product once with its last values, sorted by row number, after any changes", () => {
    const change = fc.record({
      rowNumber: fc.nat(20),
      weight: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      place: fc.nat(900),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const postings = new Postings();
        const expected = new Map<number, [weight: number, place: number]>();
        for (const { rowNumber, weight, place } of changes) {
          if (weight === null) postings.delete(rowNumber);
          else postings.set(rowNumber, weight, place);
          if (weight === null) expected.delete(rowNumber);
          else expected.set(rowNumber, [weight, place]);
          const rows = [...expected].sort(([one], [other]) => one - other);
          expect(contents(postings).map(([row, , at]) => [row, at])).toEqual(rows.map(([row, [, at]]) => [row, at]));
          for (const [at, [row, [weight]]] of rows.entries()) {
            expect(postings.weight(at)).toBeCloseTo(weight, 4);
            expect(postings.find(row)).toBe(at);
          }
          expect(postings.find(99)).toBe(-1);
        }
      }),
    );
  });

  it("keeps equal weights equal, and 0 and 1 exact", () => {
    const postings = new Postings();
    for (const [rowNumber, weight] of [0, 1, 1 / 3, 1 / 3].entries()) postings.set(rowNumber, weight, 0);
    expect(postings.weight(0)).toBe(0);
    expect(postings.weight(1)).toBe(1);
    expect(postings.weight(2)).toBe(postings.weight(3));
  });
});
