import type { Compare } from "./orders";

/** The row numbers but those of `removed`, in their order. All are below `size`. */
export const without = (rowNumbers: Uint32Array, removed: Iterable<number>, size: number): Uint32Array =>
  withMark(rowNumbers, marked(removed, size), 0);

/** Those of the row numbers that are wanted, in their order. All are below `size`. */
export const only = (rowNumbers: Uint32Array, wanted: Iterable<number>, size: number): Uint32Array =>
  withMark(rowNumbers, marked(wanted, size), 1);

function marked(rowNumbers: Iterable<number>, size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (const rowNumber of rowNumbers) marks[rowNumber] = 1;
  return marks;
}

function withMark(rowNumbers: Uint32Array, marks: Uint8Array, mark: 0 | 1): Uint32Array {
  const kept = new Uint32Array(rowNumbers.length);
  let end = 0;
  for (let at = 0; at < rowNumbers.length; at++) {
    const rowNumber = rowNumbers[at] ?? 0;
    if (marks[rowNumber] === mark) kept[end++] = rowNumber;
  }
  return kept.slice(0, end);
}

/**
 * Merges two sorted lists. Each item of the short one finds its position by binary search, and what lies between two
 * positions is copied at once.
 */
export function merged(many: Uint32Array, few: Uint32Array, compare: Compare): Uint32Array {
  const all = new Uint32Array(many.length + few.length);
  let next = 0;
  for (const [at, one] of few.entries()) {
    const place = placeOf(one, many, next, compare);
    all.set(many.subarray(next, place), next + at);
    all[place + at] = one;
    next = place;
  }
  all.set(many.subarray(next), next + few.length);
  return all;
}

/** The first index from `first` on whose item sorts after this one. */
function placeOf(one: number, sorted: Uint32Array, first: number, compare: Compare): number {
  let [low, high] = [first, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
