/**
 * Copies a column's values of these rows, side by side. Each comes from another place in memory: in a loop that does
 * nothing else a processor waits for many of them at once.
 */
export function gather(column: Uint32Array, rowNumbers: Uint32Array, into: Uint32Array): void {
  for (let at = 0; at < rowNumbers.length; at++) into[at] = column[rowNumbers[at] ?? 0] ?? 0;
}

/** A copy of a column with room for `length` values, for one that has become too short. */
export function grown<Column extends { set(from: Column): void }>(
  column: Column,
  Kind: new (length: number) => Column,
  length: number,
): Column {
  const larger = new Kind(length);
  larger.set(column);
  return larger;
}
