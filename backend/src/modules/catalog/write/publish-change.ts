import type { Run } from "#database/database";

/**
 * One writer at a time, whichever process: the later of two always sees what the earlier one's reason was, and
 * versions rise in the order in which changes can be seen.
 */
export async function lockWriter(run: Run): Promise<void> {
  await run({
    name: "catalog-writer-lock",
    text: "SELECT pg_advisory_xact_lock(hashtext('catalog-writer'))",
    values: [],
  });
}

/**
 * SQL that gives each product of `rows(product_id)` a new version, by which processes find what they have not taken in
 * yet. A product that is gone keeps its line here. To be run under the writer's lock.
 */
export const markChangedSql = (rows: string) => `
  INSERT INTO catalog_change (product_id, version) SELECT product_id, nextval('catalog_version') FROM ${rows}
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version
  RETURNING product_id`;

/** Where processes hear that the catalogue has changed. */
export const catalogChannel = "catalog_changed";

/** What is told on the channel when it is not the products that changed. */
export const synonymsChanged = "synonyms";

/** Tells every process that words mean others. */
export async function broadcastSynonyms(run: Run): Promise<void> {
  await run({
    name: "catalog-tell-synonyms",
    text: `SELECT pg_notify('${catalogChannel}', '${synonymsChanged}')`,
    values: [],
  });
}

/**
 * Tells every process, itself too. PostgreSQL delivers it when the transaction commits: never before the change can be
 * seen, never for a change that was rolled back. (A Redis queue hands an event to one process only.)
 */
export async function broadcastChange(run: Run): Promise<void> {
  await run({ name: "catalog-tell", text: `SELECT pg_notify('${catalogChannel}', '')`, values: [] });
}
