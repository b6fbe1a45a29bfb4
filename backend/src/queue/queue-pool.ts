import { Pool } from "pg";
import { readConfig } from "../config/read-config";
import { log } from "../log/log";

/** One hears of new tasks, one shows that this process lives, the others take tasks and report on them: one for each at most. */
const connections = 8;

/** The queue's own connections: what it waits for must keep no request waiting. */
export function queuePool(): Pool {
  const { databaseUrl, databaseSsl } = readConfig();
  const pool = new Pool({
    connectionString: databaseUrl,
    ssl: databaseSsl,
    max: connections,
    application_name: "haat queue",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // A connection that a network has dropped without a word answers nothing, ever.
    query_timeout: 60_000,
  });
  // One that dies while nobody uses it is replaced by the pool.
  pool.on("error", (error) => log.warn({ err: error }, "Queue connection lost"));
  return pool;
}
