import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { startCluster } from "../../scripts/database/cluster.mjs";
import { query } from "../../scripts/database/databases.mjs";
import { placeForDatabase } from "../../scripts/database/location.mjs";
import { freePort } from "../../scripts/free-port.mjs";

/**
 * A PostgreSQL for one run of the bench, with the shop's usual settings, so that writes go to disk. It is removed when
 * the run ends, however it ends.
 *
 * @typedef {object} BenchDatabase
 * @property {string} folder for other data of the run
 * @property {(database: string) => string} url
 * @property {(from: string, to: string) => Promise<void>} copy requires that nobody is connected to `from`
 * @property {<Result>(work: () => Promise<Result>) => Promise<{ result: Result, statements: number, lockedRows: number }>}
 * countStatements how many SQL statements all servers sent during the work, and how many rows those locked that lock or
 * update rows; counting slows them slightly, so nothing else is measured meanwhile
 * @property {() => Promise<string>} version
 * @property {() => Promise<void>} stop ends the server, keeps the data
 * @property {() => Promise<void>} start starts it again with the same port and data
 * @property {() => Promise<void>} kill ends the server like a power cut, keeps the data
 * @property {(signal: "SIGSTOP" | "SIGCONT") => Promise<void>} signalAll sends a signal to all its processes
 * @property {() => Promise<void>} remove
 */

const password = "bench";
const settings = {
  max_connections: "300",
  shared_preload_libraries: "pg_stat_statements",
};

/** @param {string} root of the checkout @returns {Promise<BenchDatabase>} */
export async function startBenchDatabase(root) {
  const parent = path.join(tmpdir(), `haat-bench-${userInfo().uid}`);
  // PostgreSQL may run under another account, which must be able to enter the folder.
  await mkdir(parent, { recursive: true, mode: 0o711 });
  const run = await mkdtemp(path.join(parent, "run-"));
  await chmod(run, 0o711);
  const { folder, binaries } = await placeForDatabase(root, path.join(run, "data"));
  const port = await freePort();
  const start = () => startCluster({ root, binaries, dataDirectory: folder, port, password, settings, throwaway: run });
  let cluster = await start();
  const server = cluster.url("postgres");
  await query(server, "CREATE EXTENSION pg_stat_statements");
  const track = async (/** @type {"top" | "none"} */ what) => {
    await query(server, `ALTER SYSTEM SET pg_stat_statements.track = ${what}`);
    await query(server, "SELECT pg_reload_conf()");
  };
  await track("none");
  return {
    folder: run,
    url: cluster.url,
    copy: async (from, to) => {
      await query(server, `CREATE DATABASE ${to} TEMPLATE ${from}`);
    },
    countStatements: async (work) => {
      await track("top");
      await query(server, "SELECT pg_stat_statements_reset()");
      const result = await work();
      const [counted] = await query(
        server,
        `SELECT sum(calls)::int AS calls,
                COALESCE(sum(rows) FILTER (WHERE query ~* '\\mfor (no key )?update\\M|\\mupdate\\M.*\\mset\\M'), 0)::int AS locked
           FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat%' AND query NOT LIKE '%of the bench%'`,
      );
      await track("none");
      return { result, statements: Number(counted?.calls), lockedRows: Number(counted?.locked) };
    },
    version: async () => String((await query(server, "SHOW server_version"))[0]?.server_version),
    stop: () => cluster.stop(),
    start: async () => {
      cluster = await start();
    },
    kill: () => cluster.kill(),
    signalAll: (signal) => cluster.signalAll(signal),
    remove: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
      await rm(run, { recursive: true, force: true });
    },
  };
}
