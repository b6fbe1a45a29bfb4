import { execFile } from "node:child_process";
import { chown, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../free-port.mjs";
import { startCluster } from "./cluster.mjs";
import { query } from "./databases.mjs";
import { placeForDatabase } from "./location.mjs";

const run = promisify(execFile);

/** Of a copied data directory: what belongs to the server that it was copied from. */
const ofRunningServer = /^(postmaster\.|\.s\.PGSQL)/;

/** @typedef {{ root: string, folder: string, url: string }} Primary `root`: of the checkout; `folder`: with its `data`, as `throwawayDatabase` and the bench have it; `url`: of a database of it */

/**
 * A streaming replica of a database on this machine, in the folder `replica` beside its data.
 *
 * @param {Primary} primary
 * @returns {Promise<import("./cluster.mjs").Cluster>} stop it before the primary's folder is removed
 */
export async function startStandby({ root, folder, url }) {
  const { default: pg } = await import("pg");
  const [from, to] = [path.join(folder, "data"), path.join(folder, "replica")];
  const { username, password, port } = new URL(url);
  // The backup ends with the session that began it.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    await run("cp", ["-a", from, to]);
    const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(false)");
    await writeFile(path.join(to, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
  await writeFile(path.join(to, "standby.signal"), "");
  await writeFile(
    path.join(to, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  const { uid, gid } = await stat(from);
  for (const name of await readdir(to)) {
    if (ofRunningServer.test(name)) await rm(path.join(to, name));
    if (["backup_label", "standby.signal", "postgresql.auto.conf"].includes(name))
      await chown(path.join(to, name), uid, gid);
  }
  const { binaries } = await placeForDatabase(root, from);
  // No fewer connections than the primary has, or it refuses to start.
  const settings = { max_connections: "300" };
  return startCluster({ root, binaries, dataDirectory: to, port: await freePort(), password, settings });
}

/**
 * A replica that has each change before whoever made it is told, so that it can take the primary's place and nothing is
 * lost.
 *
 * @param {Primary} primary
 * @returns {Promise<import("./cluster.mjs").Cluster & { promote: () => Promise<unknown> }>}
 */
export async function startSynchronousStandby(primary) {
  const cluster = await startStandby(primary);
  await query(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await query(primary.url, "SELECT pg_reload_conf()");
  const following = "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'";
  while ((await query(primary.url, following)).length === 0) await pause(50);
  return { ...cluster, promote: () => query(cluster.url("postgres"), "SELECT pg_promote()") };
}
