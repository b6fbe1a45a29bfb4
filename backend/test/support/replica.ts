import { execFile } from "node:child_process";
import { chown, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { startCluster } from "../../../scripts/database/cluster.mjs";
import { placeForDatabase } from "../../../scripts/database/location.mjs";
import { freePort } from "../../../scripts/free-port.mjs";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { withDatabase } from "./database";
import { checkout } from "./shop-address";

const run = promisify(execFile);

/** A streaming replica of a private shop's database, beside it; removed with the shop. `stop()` it before the shop. */
export async function aReplica(shop: TestShop) {
  const root = path.resolve(checkout);
  const [from, to] = ["data", "replica"].map((name) => path.join(shop.database.folder, name)) as [string, string];
  const primary = new URL(shop.databaseUrl);
  // The backup ends with the session that began it.
  await withDatabase(async (client) => {
    await client.query("SELECT pg_backup_start('replica', true)");
    await run("cp", ["-a", from, to]);
    const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    await writeFile(path.join(to, "backup_label"), rows[0]?.labelfile ?? "");
  }, shop.databaseUrl);
  const login = `user=${primary.username} password=${primary.password}`;
  await writeFile(path.join(to, "standby.signal"), "");
  await writeFile(
    path.join(to, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} ${login}'\n`,
  );
  const { uid, gid } = await stat(from);
  for (const name of await readdir(to)) {
    if (/^(postmaster\.|\.s\.PGSQL)/.test(name)) await rm(path.join(to, name));
    if (/^(backup_label|standby\.signal|postgresql\.auto\.conf)$/.test(name))
      await chown(path.join(to, name), uid, gid);
  }
  const { binaries } = await placeForDatabase(root, from);
  const options = { root, binaries, dataDirectory: to, port: await freePort(), password: primary.password };
  const cluster = await startCluster({ ...options, settings: { max_connections: "300" } });
  const url = cluster.url(primary.pathname.slice(1));
  const client = new Client(url);
  await client.connect();
  const ask = async <Row extends object>(text: string): Promise<Row[]> => (await client.query<Row>(text)).rows;
  return {
    url,
    /** What is written from now on can't be read at the replica, until `goOn`. */
    pause: () => ask("SELECT pg_wal_replay_pause()"),
    goOn: () => ask("SELECT pg_wal_replay_resume()"),
    /** Whether it has everything that the primary has written. */
    isUpToDate: async (): Promise<boolean> => {
      const [{ at }] = await withDatabase(
        async (other) =>
          (await other.query<{ at: string }>("SELECT pg_current_wal_lsn()::text AS at")).rows as [{ at: string }],
        shop.databaseUrl,
      );
      const [row] = await ask<{ reached: boolean }>(`SELECT pg_last_wal_replay_lsn() >= '${at}'::pg_lsn AS reached`);
      return row?.reached === true;
    },
    stop: async (): Promise<void> => {
      await client.end();
      await cluster.stop();
    },
  };
}
