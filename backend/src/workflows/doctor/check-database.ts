import type { Run } from "#database/database";
import { isPostgresOld, oldestPostgres } from "#database/oldest-postgres";
import { about, type Finding } from "./finding";

/** The first opens the connection, and a busy machine delays any. */
const measurements = 5;
/** An order takes some twenty statements, one after the other. */
const maxRoundTripMs = 5;
/** Login codes and tokens are dated by one clock and checked by another. */
const maxClockDifferenceMs = 2_000;

type Server = {
  version: string;
  number: number;
  now: Date;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  connections: number;
  encoding: string;
};

const serverSql = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
         clock_timestamp() AS now, current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
         current_setting('synchronous_commit') AS synchronous_commit, current_setting('max_connections')::int AS connections,
         pg_encoding_to_char(encoding) AS encoding
    FROM pg_database WHERE datname = current_database()`;

/**
 * Checks the database server: version, durability, distance and clock.
 *
 * @param poolMax connections of one process
 */
export async function checkDatabase(run: Run, poolMax: number): Promise<Finding[]> {
  const tries: { server: Server | undefined; roundTripMs: number; at: number }[] = [];
  for (let count = 0; count < measurements; count++) {
    const from = Date.now();
    const [server] = await run<Server>({ name: "", text: serverSql, values: [] });
    const roundTripMs = Date.now() - from;
    tries.push({ server, roundTripMs, at: from + roundTripMs / 2 });
  }
  const [fastest] = tries.sort((one, other) => one.roundTripMs - other.roundTripMs);
  if (!fastest?.server) return [about("Database").problem("The database does not describe itself.")];
  const { server, roundTripMs, at } = fastest;
  return [...assess(server, { poolMax, roundTripMs }), clock(server.now, at)];
}

/** What a server's settings mean for a shop. */
export function assess(server: Server, { poolMax, roundTripMs }: { poolMax: number; roundTripMs: number }): Finding[] {
  const { good, advice, problem } = about("Database");
  const faults = [
    isPostgresOld(server.number) && problem(`PostgreSQL ${server.version} is too old: ${oldestPostgres} is needed.`),
    (["fsync", "full_page_writes", "synchronous_commit"] as const)
      .filter((name) => server[name] === "off")
      .map((name) => problem(`${name} is off: a power cut would lose orders that shoppers have paid.`)),
    server.encoding !== "UTF8" && problem(`The database's encoding is ${server.encoding}; it must be UTF8.`),
    server.connections < 2 * poolMax &&
      advice(`max_connections is ${server.connections}: two processes at once, as in an update, need ${2 * poolMax}.`),
    roundTripMs > maxRoundTripMs &&
      advice(`A round trip takes ${roundTripMs} ms: an order makes some twenty. Move server and database together.`),
  ]
    .flat()
    .filter((fault) => fault !== false);
  return faults.length > 0 ? faults : [good(`PostgreSQL ${server.version}, durable, ${roundTripMs} ms away.`)];
}

function clock(ofDatabase: Date, ofServer: number): Finding {
  const { good, problem } = about("Time");
  const difference = Math.round(Math.abs(ofDatabase.getTime() - ofServer));
  if (difference <= maxClockDifferenceMs) return good("The clocks of server and database agree.");
  return problem(`The clocks of server and database differ by ${difference} ms. Turn on time synchronisation on both.`);
}
