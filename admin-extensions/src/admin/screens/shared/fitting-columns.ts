import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Column } from "./record-cards";

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

/**
 * The columns that a table has room for. How wide a column is depends on its rows: all are drawn once for each change of
 * rows or room, and measured before anybody sees them.
 *
 * @param table - Stands alone in what scrolls it sideways.
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): { table: RefObject<HTMLTableElement>; fitting: readonly Column<Row>[] } {
  const table = useRef<HTMLTableElement>(null);
  const [room, setRoom] = useState(0);
  const names = columns.map(({ key }) => key).join(" ");
  const [measured, setMeasured] = useState<{ rows: readonly Row[]; room: number; names: string; leftOut: string[] }>();
  const isMeasured = measured?.rows === rows && measured.room === room && measured.names === names;

  useLayoutEffect(() => {
    const region = table.current?.parentElement;
    if (!region) return;
    const read = () => setRoom(region.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(region);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (isMeasured || room === 0 || !table.current) return;
    const heads = [...(table.current.tHead?.rows[0]?.cells ?? [])];
    const fits = table.current.scrollWidth <= room;
    const drawn = columns.map(({ key, givesWay }, at) => ({ key, givesWay, width: heads[at]?.offsetWidth ?? 0 }));
    setMeasured({ rows, room, names, leftOut: fits ? [] : columnsWithoutRoom(drawn, room) });
  });

  const leftOut = isMeasured ? measured.leftOut : [];
  return { table, fitting: columns.filter(({ key }) => !leftOut.includes(key)) };
}
