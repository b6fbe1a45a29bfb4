import fc from "../../../../test/support/draws";
import { rankIds } from "./rank-ids";

describe("rankIds", () => {
  it("numbers ids in the order of their characters", () => {
    const letter = fc.constantFrom("0", "1", "A", "z", "~", "\u007f", "é", "क", "\u0000");
    const tail = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(""));
    const anyIds = fc
      .tuple(fc.constantFrom("", "prod_", "prod_01H"), fc.uniqueArray(tail, { maxLength: 30 }), fc.array(fc.nat(30)))
      .map(([head, tails, gaps]) => tails.map((tail, at) => (gaps.includes(at) ? undefined : head + tail)));
    fc.assert(
      fc.property(anyIds, (ids) => {
        const ranks = rankIds(ids);
        const sorted = ids.filter((id) => id !== undefined).sort();
        for (const [rowNumber, id] of ids.entries())
          expect(ranks[rowNumber]).toBe(id === undefined ? 0 : sorted.indexOf(id));
      }),
    );
  });
});
