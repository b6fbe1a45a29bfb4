import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import type { Days, FoundDifference, Gap, Section } from "#modules/gateway-payment/reconciliation-book";

/** The scope of one comparison. Changes after `settledBefore` are not judged: they may still be in progress. */
export type Question = {
  container: MedusaContainer;
  run: Run;
  days: Days;
  from: Date;
  to: Date;
  settledBefore: Date;
};

/** The result of one part. With gaps it has not seen everything, so that no earlier difference counts as resolved. */
export type Part = { section: Section; differences: FoundDifference[]; gaps: Gap[]; payments: number };

/** Rows per read. */
export const chunk = 500;

/** Reads chunk by chunk, until one is not full. `after` is the last key, empty at first. */
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
