import type { FactsOf } from "@haat/api-contract/operations/schemas";
import type { Run } from "../database/database";
import { instantSql } from "../database/page-of";
import { isDue, isFailed } from "./failed-tasks";

/** There are fewer kinds than this; a queue that somebody else fills may have more. */
const maxKinds = 40;

/** Seconds after which a task that could begin should have begun. */
export const maxWaitSeconds = 300;

/** Waits for its time, or for its next attempt. */
const isDelayed = "locked_at IS NULL AND run_at > now() AND attempts < max_attempts";

/** The row without a name is the sum of all. */
const tasksSql = `
  SELECT task_identifier AS name,
         count(*) FILTER (WHERE ${isDue})::int AS waiting,
         count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
         count(*) FILTER (WHERE ${isDelayed})::int AS delayed,
         count(*) FILTER (WHERE ${isFailed})::int AS failed,
         floor(extract(epoch FROM now() - min(run_at) FILTER (WHERE ${isDue})))::int AS "oldestSeconds"
    FROM graphile_worker.jobs GROUP BY GROUPING SETS ((task_identifier), ())
   ORDER BY task_identifier IS NOT NULL, failed DESC, waiting DESC, name LIMIT ${maxKinds + 1}`;

/** A process that does tasks holds its workers' locks: see `live-workers.ts`. */
const workersSql = `
  SELECT (SELECT count(DISTINCT pid)::int FROM pg_locks JOIN pg_stat_activity USING (pid)
           WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted
             AND datname = current_database() AND application_name = 'haat queue') AS workers,
         (SELECT ${instantSql("max(last_execution)")} FROM graphile_worker._private_known_crontabs) AS "lastSeenAt"`;

type Kind = FactsOf<"queue">["kinds"][number];

/** What is in the queue, and whether somebody works. The queue's table is as long as what waits, not as the shop's history. */
export async function readQueue(run: Run): Promise<FactsOf<"queue">> {
  const [sum, ...kinds] = await run<Kind>({ name: "queue-health", text: tasksSql, values: [] });
  const [seen] = await run<Pick<FactsOf<"queue">, "workers" | "lastSeenAt">>({
    name: "queue-workers",
    text: workersSql,
    values: [],
  });
  if (!sum || !seen) throw new Error("Sums without rows are rows too.");
  const { waiting, running, delayed, failed } = sum;
  return { waiting, running, delayed, failed, kinds, ...seen };
}
