import { Client, type ClientBase, Pool } from "pg";
import { shopAddress } from "./shop-address";

/**
 * Runs something on a connection to a shop's database, the run's own unless given. Nothing that is set on the connection
 * outlives it.
 */
export async function withDatabase<Result>(
  work: (client: ClientBase) => Promise<Result>,
  url: string = shopAddress().databaseUrl,
): Promise<Result> {
  // The databases of others are stopped by their tests, and a connection that is kept would not notice at once.
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

/** A new connection costs the database a process: those of a test file are kept until they are idle for a second. */
async function onKept<Result>(work: (client: ClientBase) => Promise<Result>, url: string): Promise<Result> {
  kept ??= new Pool({ connectionString: url, max: 40, idleTimeoutMillis: 1_000, allowExitOnIdle: true })
    // The database ends when the run does.
    .on("error", () => undefined);
  const client = await kept.connect();
  let isClean = false;
  try {
    const result = await work(client);
    // Refused in a transaction that was left open.
    await client.query("DISCARD ALL");
    isClean = true;
    return result;
  } finally {
    client.release(!isClean);
  }
}
