import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import type { Days, FoundDifference, Gap, Section } from "#modules/gateway-payment/reconciliation-book";

/** What one comparison is about. What changed after `settledBefore` is not judged: it may be on its way. */
export type Question = {
  container: MedusaContainer;
  run: Run;
  days: Days;
  from: Date;
  to: Date;
  settledBefore: Date;
};

/** What came out of one part of it. One with gaps has not seen all, so that nothing of it counts as gone. */
export type Part = { section: Section; differences: FoundDifference[]; gaps: Gap[]; payments: number };

/** Rows that are read at once. */
export const chunk = 500;

/** A chunk after the other, until one is not full. `after` is the last key, empty at first. */
export async function eachChunk<Row>(
  read: (after: string) => Promise<Row[]>,
  { keyOf, act }: { keyOf: (row: Row) => string; act: (rows: Row[]) => Promise<void> | void },
): Promise<void> {
  for (let after = ""; ; ) {
    const rows = await read(after);
    await act(rows);
    const last = rows.at(-1);
    if (rows.length < chunk || !last) return;
    after = keyOf(last);
  }
}
