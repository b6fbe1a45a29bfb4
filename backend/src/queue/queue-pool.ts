import { Pool } from "pg";
import { readConfig } from "../config/read-config";
import { log } from "../log/log";

/**
 * One connection listens for new tasks, one shows that this process lives, and each concurrent task needs one to fetch
 * and report.
 */
const connections = 8;

/** The queue's own connection pool, so that its waits never block a request. */
export function queuePool(): Pool {
  const { databaseDirectUrl, databaseSsl } = readConfig();
  const pool = new Pool({
    connectionString: databaseDirectUrl,
    ssl: databaseSsl,
    max: connections,
    application_name: "haat queue",
    // No request waits for it, and a process that starts on a busy machine may not come to read for seconds.
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    // A connection that the network dropped silently would never answer.
    query_timeout: 60_000,
  });
  // The pool replaces an idle connection that dies.
  pool.on("error", (error) => log.warn({ err: error }, "Queue connection lost"));
  return pool;
}
