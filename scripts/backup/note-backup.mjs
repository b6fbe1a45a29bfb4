import { query } from "../database/databases.mjs";

/**
 * Notes in the database that a backup was made, for the back office. One that can't be noted is a backup all the same:
 * the database may be of an earlier release, or may only be read.
 *
 * @param {string} databaseUrl
 * @returns {Promise<boolean>} whether it was noted
 */
export async function noteBackup(databaseUrl) {
  try {
    await query(
      databaseUrl,
      `INSERT INTO operation_count (kind, name, outcome, began_at, count)
       VALUES ('backup', 'command', 'succeeded', date_bin('10 minutes', now(), '2026-01-01T00:00:00Z'), 1)
       ON CONFLICT (kind, name, outcome, began_at)
       DO UPDATE SET count = operation_count.count + 1, last_at = clock_timestamp()`,
    );
    return true;
  } catch {
    return false;
  }
}
