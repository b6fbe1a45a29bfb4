import { generateEntityId } from "@medusajs/framework/utils";
import { retention } from "#config/retention";
import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";

/** Limit of stored texts: the most recent ones. */
const maxKept = 2000;

export type Missed = { query: string; count: number };

/** Adds searches that found nothing to the stored counts. */
export async function keepMisses(run: Run, missed: readonly Missed[]): Promise<void> {
  await run({
    name: "search-misses-add",
    // Sorted, so that two processes don't deadlock.
    text: `INSERT INTO search_miss (id, query, count)
           SELECT m.id, m.query, m.count FROM json_to_recordset($1::json) AS m(id text, query text, count int) ORDER BY m.query
           ON CONFLICT (query) DO UPDATE SET count = LEAST(search_miss.count::bigint + excluded.count, 1000000000), last_at = clock_timestamp()`,
    values: [JSON.stringify(missed.map((one) => ({ ...one, id: generateEntityId(undefined, "miss") })))],
  });
  await purgeMisses(run);
}

/** Deletes texts that nobody has searched for lately, and what exceeds the limit. @returns how many. */
export const purgeMisses = (run: Run): Promise<number> =>
  deleteInBatches(run, {
    name: "search-misses-purge",
    table: "search_miss",
    where: `last_at < now() - interval '${retention.missedSearchDays} days'
         OR id IN (SELECT id FROM search_miss ORDER BY last_at DESC, id OFFSET ${maxKept})`,
    values: [],
  });
