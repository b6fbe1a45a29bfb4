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
