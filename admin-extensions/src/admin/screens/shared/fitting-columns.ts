import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Column } from "./record-cards";

/** A rendered column: its minimum width in pixels, and its order of hiding; without `givesWay` it always stays. */
export type DrawnColumn = { key: string; width: number; givesWay?: number | undefined };

/** The columns to hide so that the others fit, in the order of `givesWay`, no more than needed. */
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
 * The columns that fit into a table. Widths depend on the rows: after each change of rows or width all columns are
 * rendered once and measured before the paint.
 *
 * @param table - The only child of its horizontal scroll container.
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
