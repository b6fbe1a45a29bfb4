import { withDatabase } from "./database";

type Entry = { action: string; before: unknown; after: unknown };

/** The audit log's entries about one subject, oldest first. */
export const auditOf = (subjectId: string): Promise<Entry[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<Entry>(
      "SELECT action, before, after FROM audit_entry WHERE subject_id = $1 ORDER BY created_at, id",
      [subjectId],
    );
    return rows;
  });
