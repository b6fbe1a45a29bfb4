import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import type { FactsOf } from "@haat/api-contract/operations/schemas";
import { z } from "zod";
import { projectRoot } from "#config/project-root";
import { readConfig } from "#config/read-config";
import type { Run } from "#database/database";
import { oldestPostgres } from "#database/oldest-postgres";
import { redis } from "#redis/client";
import { isRedisAway } from "#redis/is-redis-away";

export type DatabaseFacts = { version: string; number: number; bytes: number; processes: number };

/** The database server's version and size, and how many processes have claimed the database (`process-claim.ts`). */
export async function readDatabase(run: Run): Promise<DatabaseFacts> {
  const [found] = await run<DatabaseFacts>({
    name: "operations-database",
    text: `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
                  pg_database_size(current_database())::float8 AS bytes,
                  (SELECT count(*)::int FROM pg_stat_activity
                    WHERE datname = current_database() AND application_name = 'haat process') AS processes`,
    values: [],
  });
  if (!found) throw new Error("The database does not describe itself.");
  return found;
}

const packageSchema = z.object({ version: z.string() });
const versionIn = (file: string) => packageSchema.parse(JSON.parse(readFileSync(file, "utf8"))).version;

/** Versions of this server and its database. */
export function serverFacts({ version, processes }: DatabaseFacts, migrationsMissing: number): FactsOf<"servers"> {
  return {
    shop: versionIn(path.join(projectRoot(), "package.json")),
    engine: versionIn(require.resolve("@medusajs/medusa/package.json")),
    node: process.versions.node,
    postgres: version.split(" ")[0] ?? "",
    oldestPostgres: String(oldestPostgres),
    // A test's processes claim nothing.
    processes: processes || null,
    migrationsMissing,
  };
}

/** @throws if Redis is in use and does not answer. */
export async function redisFacts(): Promise<FactsOf<"redis">> {
  const client = redis();
  if (!client) return { version: null };
  if (await isRedisAway()) throw new Error("Redis does not answer.");
  const info = await client.info("server");
  return { version: /^redis_version:(\S+)/m.exec(info)?.[1] ?? "" };
}

/** The database's size, and what is free where this server keeps files. */
export async function storageFacts({ bytes: databaseBytes }: DatabaseFacts): Promise<FactsOf<"storage">> {
  const { s3, dataDir } = readConfig();
  if (s3) return { databaseBytes, files: null };
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { databaseBytes, files: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } };
}
