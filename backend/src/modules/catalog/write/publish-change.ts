import type { Run } from "#database/database";

/**
 * One writer at a time over all processes: a later writer always sees the changes that caused the earlier one, and
 * versions rise in the order in which changes become visible.
 */
export async function lockWriter(run: Run): Promise<void> {
  await run({
    name: "catalog-writer-lock",
    text: "SELECT pg_advisory_xact_lock(hashtext('catalog-writer'))",
    values: [],
  });
}

/**
 * SQL that gives each product of `rows(product_id)` a new version, by which processes find changes that they have not
 * applied yet. A removed product keeps its row here. Run under the writer's lock.
 */
export const markChangedSql = (rows: string) => `
  INSERT INTO catalog_change (product_id, version) SELECT product_id, nextval('catalog_version') FROM ${rows}
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version
  RETURNING product_id`;

/** The channel on which processes hear of catalogue changes. */
export const catalogChannel = "catalog_changed";

/** The payload on the channel if products did not change. */
export const synonymsChanged = "synonyms";

/** Notifies every process that synonyms have changed. */
export async function broadcastSynonyms(run: Run): Promise<void> {
  await run({
    name: "catalog-tell-synonyms",
    text: `SELECT pg_notify('${catalogChannel}', '${synonymsChanged}')`,
    values: [],
  });
}

/**
 * Notifies every process, this one included. PostgreSQL delivers it when the transaction commits: never before the
 * change is visible, never for a rollback. (A Redis queue delivers an event to one process only.)
 */
export async function broadcastChange(run: Run): Promise<void> {
  await run({ name: "catalog-tell", text: `SELECT pg_notify('${catalogChannel}', '')`, values: [] });
}
