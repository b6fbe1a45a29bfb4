import type { Run } from "../../../database/database";

/**
 * One writer at a time, whichever process: the later of two always sees what the earlier one's reason was, and
 * versions rise in the order in which changes can be seen.
 */
export async function takeWriterLock(run: Run): Promise<void> {
  await run({
    name: "catalog-writer-lock",
    text: "SELECT pg_advisory_xact_lock(hashtext('catalog-writer'))",
    values: [],
  });
}
