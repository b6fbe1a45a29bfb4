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
  const { databaseUrl, databaseSsl } = readConfig();
  const pool = new Pool({
    connectionString: databaseUrl,
    ssl: databaseSsl,
    max: connections,
    application_name: "haat queue",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // A connection that the network dropped silently would never answer.
    query_timeout: 60_000,
  });
  // The pool replaces an idle connection that dies.
  pool.on("error", (error) => log.warn({ err: error }, "Queue connection lost"));
  return pool;
}
