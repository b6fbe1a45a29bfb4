import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { columnsWithoutRoom } from "./fitting-columns";
import type { Column } from "./record-cards";

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
