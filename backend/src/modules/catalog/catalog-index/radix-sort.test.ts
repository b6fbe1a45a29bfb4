import fc from "../../../../test/support/draws";
import { sortStably } from "./radix-sort";

describe("sortStably", () => {
  it("sorts by several columns as comparing would, and keeps the order of equals", () => {
    const size = 60;
    const values = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: size, maxLength: size });
    const draws = fc.record({
      bytes: values(3),
      shorts: values(0xffff),
      words: values(0xffffffff),
      doubles: fc.array(fc.constantFrom(0, 0.5, 1, 99_950, 1_767_225_600_000_000, 1_767_225_600_000_001, 2 ** 53), {
        minLength: size,
        maxLength: size,
      }),
      rows: fc.shuffledSubarray(Array.from({ length: size }, (_, at) => at)),
      falls: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    });
    fc.assert(
      fc.property(draws, ({ bytes, shorts, words, doubles, rows, falls }) => {
        const columns = [
          Uint8Array.from(bytes),
          Float64Array.from(doubles),
          Uint16Array.from(shorts),
          Uint32Array.from(words),
        ];
        for (const some of [columns, columns.slice(0, 2), columns.slice(1, 2), columns.slice(0, 1)]) {
          const keys = some.map((column, at) => ({ column, falls: falls[at] ?? false }));
          const sorted = Uint32Array.from(rows);
          sortStably(sorted, keys);
          const expected = rows.toSorted((one, other) => {
            for (const { column, falls } of keys) {
              const result = (column[one] ?? 0) - (column[other] ?? 0);
              if (result !== 0) return falls ? -result : result;
            }
            return 0;
          });
          expect([...sorted]).toEqual(expected);
        }
      }),
    );
  });
});
