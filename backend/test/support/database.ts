import { Client, type ClientBase, Pool } from "pg";
import { shopAddress } from "./shop-address";

/**
 * Runs a function with a connection to a shop's database, by default the run's own. Connection settings do not outlive
 * the call.
 */
export async function withDatabase<Result>(
  work: (client: ClientBase) => Promise<Result>,
  url: string = shopAddress().databaseUrl,
): Promise<Result> {
  // Other databases are stopped by their tests, and a kept connection would not notice at once.
  return url === shopAddress().databaseUrl ? await onKept(work, url) : await onNew(work, url);
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

let kept: Pool | undefined;

/** A new connection costs the database a process, so a test file's connections are kept until idle for a second. */
async function onKept<Result>(work: (client: ClientBase) => Promise<Result>, url: string): Promise<Result> {
  kept ??= new Pool({ connectionString: url, max: 40, idleTimeoutMillis: 1_000, allowExitOnIdle: true })
    // The database ends when the run does.
    .on("error", () => undefined);
  const client = await kept.connect();
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
