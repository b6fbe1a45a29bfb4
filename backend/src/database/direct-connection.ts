import { Client } from "pg";
import { readConfig } from "../config/read-config";

/** Whether DATABASE_URL names a pooler, which may give each transaction another connection of the database. */
export function hasPooler(): boolean {
  const { databaseUrl, databaseDirectUrl } = readConfig();
  return databaseUrl !== databaseDirectUrl;
}

/**
 * A connection of its own with the database itself, past any pooler: for what belongs to a session, such as listening,
 * a session's locks and cursors. `end()` it.
 *
 * @param purpose as `pg_stat_activity` shows it.
 */
export async function openDirectly(purpose: string): Promise<Client> {
  const { databaseDirectUrl, databaseSsl } = readConfig();
  const client = new Client({
    connectionString: databaseDirectUrl,
    ssl: databaseSsl,
    application_name: purpose,
    // No request waits for it, and a process that starts on a busy machine may not come to read for seconds.
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Without a listener the loss of an idle connection would end the process; whoever uses it next is told.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
