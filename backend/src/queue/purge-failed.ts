import type { Run } from "../database/database";

/** How long failed tasks are kept for staff to look at. */
const keptDays = 30;

/**
 * Forgets failed tasks of long ago, and those of the clock that a later one has taken the place of: the queue takes their
 * key away, and they would pile up while something is broken.
 */
export async function purgeFailed(run: Run): Promise<void> {
  await run({
    name: "purge-failed-tasks",
    text: `DELETE FROM graphile_worker._private_jobs
            WHERE attempts >= max_attempts AND locked_at IS NULL
              AND (updated_at < now() - make_interval(days => $1)
                OR key IS NULL AND task_id IN (SELECT t.id FROM graphile_worker._private_tasks t
                                                 JOIN graphile_worker._private_known_crontabs c ON c.identifier = t.identifier))`,
    values: [keptDays],
  });
}
