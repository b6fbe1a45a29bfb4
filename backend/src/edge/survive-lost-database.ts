import { isDatabaseAway } from "../http/is-database-away";
import { log } from "../log/log";

/**
 * A database that goes away breaks promises that nobody waits for, in pools, tasks and event handlers. The shop stays
 * up, answers 503 and is whole again when the database is back. Any other exception still ends the process.
 */
export function surviveLostDatabase(): void {
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "A promise failed that nobody waited for"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "Nobody caught this");
    if (!isDatabaseAway(error)) process.exit(1);
  });
}
