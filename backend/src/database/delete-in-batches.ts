import type { Parameter, Run } from "./database";

/** So that a statement holds locks for a moment only, even if years have piled up. */
const maxRows = 5000;

type Old = {
  /** The statement's name. */
  name: string;
  table: string;
  /** SQL condition of the rows to delete. */
  where: string;
  values: readonly Parameter[];
};

/** Deletes rows in statements of bounded size; rows that are locked are left to the next call. @returns how many. */
export async function deleteInBatches(run: Run, { name, table, where, values }: Old): Promise<number> {
  const text = `
    WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${where} LIMIT ${maxRows} FOR UPDATE SKIP LOCKED)) RETURNING 1)
    SELECT count(*)::int AS count FROM gone`;
  for (let total = 0; ; ) {
    const [gone] = await run<{ count: number }>({ name, text, values });
    total += gone?.count ?? 0;
    if ((gone?.count ?? 0) < maxRows) return total;
  }
}
