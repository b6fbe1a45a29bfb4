import { Client, type ClientBase, Pool, type PoolClient } from "pg";
import { isKnownDatabase, shopAddress } from "./shop-address";

/**
 * Runs a function with a connection to a shop's database, by default the run's own. Connection settings do not outlive
 * the call.
 */
export async function withDatabase<Result>(
  work: (client: ClientBase) => Promise<Result>,
  url: string = shopAddress().databaseUrl,
): Promise<Result> {
  // Tests drop other databases, which a kept connection would prevent.
  return isKnownDatabase(url) ? await onKept(work, url) : await onNew(work, url);
}

async function onNew<Result>(work: (client: ClientBase) => Promise<Result>, url: string): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const pools = new Map<string, Pool>();

/**
 * A new connection costs the database a process, and both sides thousands of hashes for the password: some 10 ms of
 * CPU. So a test file's connections are kept until idle for a second.
 */
function poolOf(url: string): Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new Pool({ connectionString: url, max: 40, idleTimeoutMillis: 1_000, allowExitOnIdle: true });
  // The database ends when the run does, and tests stop it.
  pool.on("error", () => undefined);
  pools.set(url, pool);
  return pool;
}

async function onKept<Result>(work: (client: ClientBase) => Promise<Result>, url: string): Promise<Result> {
  const client = await aliveFrom(poolOf(url));
  let isClean = false;
  try {
    const result = await work(client);
    // Fails in a transaction that was left open.
    await client.query("DISCARD ALL");
    isClean = true;
    return result;
  } finally {
    client.release(!isClean);
  }
}

/** A connection that was kept while its database was stopped and started again is dead, and may not know it yet. */
async function aliveFrom(pool: Pool): Promise<PoolClient> {
  for (;;) {
    const mayBeDead = pool.idleCount > 0;
    const client = await pool.connect();
    if (!mayBeDead) return client;
    try {
      await client.query("SELECT");
      return client;
    } catch {
      client.release(true);
    }
  }
}
