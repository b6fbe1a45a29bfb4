import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { instantSql } from "#database/page-of";
import type { CountedOperation } from "#operation-counts/operation-counts";

/** An operation's count of the last 24 hours, to within ten minutes, and when it was last counted. */
export type RecentOperation = { kind: string; name: string; outcome: string; count: number; lastAt: string };

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** What the whole shop did with services outside, as its processes have counted it. */
export class OperationsService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  /** Adds a process's counts. */
  async keep(counts: readonly CountedOperation[]): Promise<void> {
    await this.database.run({
      name: "operation-counts-add",
      // Sorted, so that two processes don't deadlock.
      text: `INSERT INTO operation_count (kind, name, outcome, began_at, count)
             SELECT kind, name, outcome, date_bin('10 minutes', now(), '2026-01-01T00:00:00Z'), count
               FROM json_to_recordset($1::json) AS c(kind text, name text, outcome text, count bigint) ORDER BY kind, name, outcome
             ON CONFLICT (kind, name, outcome, began_at)
             DO UPDATE SET count = operation_count.count + excluded.count, last_at = clock_timestamp()`,
      values: [JSON.stringify(counts)],
    });
  }

  /** All operations that were ever counted. The table has some thousand rows at most. */
  static readRecentIn = (run: Run): Promise<RecentOperation[]> =>
    run<RecentOperation>({
      name: "operation-counts-recent",
      text: `SELECT kind, name, outcome, ${instantSql("max(last_at)")} AS "lastAt",
                    COALESCE(sum(count) FILTER (WHERE began_at > now() - interval '24 hours'), 0)::float8 AS count
               FROM operation_count GROUP BY kind, name, outcome`,
      values: [],
    });

  /** Deletes old counts; the last one of each operation remains, because it says when that was. @returns how many. */
  purgeOld(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "operation-counts-purge",
      table: "operation_count",
      where: `began_at < now() - interval '2 days'
          AND EXISTS (SELECT FROM operation_count later WHERE (later.kind, later.name, later.outcome)
                = (operation_count.kind, operation_count.name, operation_count.outcome) AND later.began_at > operation_count.began_at)`,
      values: [],
    });
  }
}
