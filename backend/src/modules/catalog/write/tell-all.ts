import type { Run } from "../../../database/database";

/** Where processes hear that the catalogue has changed. */
export const catalogChannel = "catalog_changed";

/**
 * Tells every process, itself too. PostgreSQL delivers it when the transaction commits: never before the change can be
 * seen, never for a change that was rolled back. (A Redis queue hands an event to one process only.)
 */
export async function tellAll(run: Run): Promise<void> {
  await run({ name: "catalog-tell", text: `SELECT pg_notify('${catalogChannel}', '')`, values: [] });
}
