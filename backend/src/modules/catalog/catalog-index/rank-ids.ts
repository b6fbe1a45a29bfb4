import { sortStably } from "./radix-sort";

/** Letters that go into a number, seven bits each: a double holds no more. */
const lettersOfKey = 7;
const lastLetter = 127;

/**
 * The place of each id among all of them in the order of their characters, by row number; 0 for a row without an id.
 * Sorts by numbers of the first letters that differ, since comparing a million texts with each other takes seconds.
 */
export function rankIds(ids: readonly (string | undefined)[]): Uint32Array {
  const rowNumbers = rowsOf(ids);
  const from = sharedLength(ids, rowNumbers);
  const keys = new Float64Array(ids.length);
  for (const rowNumber of rowNumbers) keys[rowNumber] = keyOf(ids[rowNumber] ?? "", from);
  sortStably(rowNumbers, [{ column: keys, falls: false }]);
  for (let start = 0; start < rowNumbers.length; ) {
    const key = keys[rowNumbers[start] ?? 0];
    let end = start + 1;
    while (end < rowNumbers.length && keys[rowNumbers[end] ?? 0] === key) end++;
    if (end > start + 1)
      rowNumbers.subarray(start, end).sort((one, other) => ((ids[one] ?? "") < (ids[other] ?? "") ? -1 : 1));
    start = end;
  }
  const ranks = new Uint32Array(ids.length);
  for (let rank = 0; rank < rowNumbers.length; rank++) ranks[rowNumbers[rank] ?? 0] = rank;
  return ranks;
}

/** The row numbers that have an id. */
function rowsOf(ids: readonly (string | undefined)[]): Uint32Array {
  const rowNumbers = new Uint32Array(ids.length);
  let size = 0;
  for (let rowNumber = 0; rowNumber < ids.length; rowNumber++)
    if (ids[rowNumber] !== undefined) rowNumbers[size++] = rowNumber;
  return rowNumbers.subarray(0, size);
}

/** How many letters all ids begin with. */
function sharedLength(ids: readonly (string | undefined)[], rowNumbers: Uint32Array): number {
  let shared = ids[rowNumbers[0] ?? 0] ?? "";
  for (const rowNumber of rowNumbers) while (!ids[rowNumber]?.startsWith(shared)) shared = shared.slice(0, -1);
  return shared.length;
}

/** A number that is in the order of the texts' letters from an index on, as far as it goes: equal numbers say nothing. */
function keyOf(id: string, from: number): number {
  let key = 0;
  let isExact = true;
  for (let at = from; at < from + lettersOfKey; at++) {
    const letter: number = isExact && at < id.length ? Math.min(id.charCodeAt(at), lastLetter) : 0;
    // What follows a letter that stands for several decides nothing.
    isExact &&= letter < lastLetter;
    key = key * (lastLetter + 1) + letter;
  }
  return key;
}
