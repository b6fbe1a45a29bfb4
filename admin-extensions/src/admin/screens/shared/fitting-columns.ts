/** A column as it is drawn: its narrowest width in pixels, and when it is left out; without `givesWay` it stays. */
export type DrawnColumn = { key: string; width: number; givesWay?: number | undefined };

/** The columns to leave out, so that the others have room: those that give way, in their order, and no more than needed. */
export function columnsWithoutRoom(columns: readonly DrawnColumn[], room: number): string[] {
  let lacking = columns.reduce((sum, { width }) => sum + width, 0) - room;
  const leftOut: string[] = [];
  const inOrder = columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((one, other) => (one.givesWay ?? 0) - (other.givesWay ?? 0));
  for (const { key, width } of inOrder) {
    if (lacking <= 0) break;
    leftOut.push(key);
    lacking -= width;
  }
  return leftOut;
}
