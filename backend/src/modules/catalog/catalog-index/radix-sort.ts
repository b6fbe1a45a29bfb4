/** A column of numbers that are not negative, by row number, to sort by. */
export type SortKey = { column: Float64Array | Uint32Array | Uint16Array | Uint8Array; falls: boolean };

const bitsOfWord = 32;
const digitBits = 11;
const digits = 1 << digitBits;
const mask = digits - 1;

/**
 * Sorts row numbers in place by several columns, the one that decides first is the first. Equals keep their order. Takes
 * a few passes over the rows, however they lie.
 */
export function sortStably(rowNumbers: Uint32Array, keys: readonly SortKey[]): void {
  let from = rowNumbers;
  let to: Uint32Array = new Uint32Array(rowNumbers.length);
  for (const { column, falls } of keys.toReversed()) {
    for (const { words, stride, offset } of wordsOf(column)) {
      for (let shift = 0; shift < bitsOfWord; shift += digitBits) {
        const ends = endsOfDigits(from, words, { stride, offset, shift, falls });
        if (!ends) continue;
        // Backwards, since each place is counted down from the end of its digit.
        for (let at = from.length - 1; at >= 0; at--) {
          const rowNumber = from[at] ?? 0;
          const digit = ((words[rowNumber * stride + offset] ?? 0) >>> shift) & mask;
          const end = (ends[digit] ?? 0) - 1;
          ends[digit] = end;
          to[end] = rowNumber;
        }
        [from, to] = [to, from];
      }
    }
  }
  if (from !== rowNumbers) rowNumbers.set(from);
}

type Words = { words: Uint32Array; stride: number; offset: number };

/** The integers whose order is that of the column, least significant first. The bits of doubles are in order too. */
function wordsOf(column: SortKey["column"]): Words[] {
  // All of one type: code for one is several times faster than code for any.
  if (!(column instanceof Float64Array)) return [{ words: new Uint32Array(column), stride: 1, offset: 0 }];
  const words = new Uint32Array(column.buffer, column.byteOffset, column.length * 2);
  return (littleEndian ? [0, 1] : [1, 0]).map((offset) => ({ words, stride: 2, offset }));
}

const littleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** For each digit the end of its rows after the pass; null if all have the same digit. */
function endsOfDigits(
  rowNumbers: Uint32Array,
  words: Uint32Array,
  { stride, offset, shift, falls }: { stride: number; offset: number; shift: number; falls: boolean },
): Uint32Array | null {
  const counts = new Uint32Array(digits);
  for (const rowNumber of rowNumbers) {
    const digit = ((words[rowNumber * stride + offset] ?? 0) >>> shift) & mask;
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  if (counts.includes(rowNumbers.length)) return null;
  let end = 0;
  for (let at = 0; at < digits; at++) {
    const digit = falls ? digits - 1 - at : at;
    end += counts[digit] ?? 0;
    counts[digit] = end;
  }
  return counts;
}
