import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { clusterUrl, startCluster } from "./database/cluster.mjs";
import { ensureDatabase } from "./database/databases.mjs";
import { placeForDatabase } from "./database/location.mjs";
import { freePort } from "./free-port.mjs";

/**
 * The shop's embedded PostgreSQL, with its data in the data directory, or outside if that is not accessible.
 *
 * @param {{ root: string, dataDir: string, log: (line: string) => void }} options
 * @returns {Promise<{ url: string, cluster: import("./database/cluster.mjs").Cluster }>}
 */
export async function startOwnDatabase({ root, dataDir, log }) {
  await mkdir(dataDir, { recursive: true });
  const { folder, binaries, moved } = await placeForDatabase(root, path.join(dataDir, "postgres"));
  if (moved)
    log(`The database is stored in ${folder}, because PostgreSQL doesn't run as root and can't access this folder.`);
  // The password is stored beside the data: each is useless without the other.
  const password = await ownPassword(`${folder}-password`);
  const cluster = await startCluster({ root, binaries, dataDirectory: folder, port: await freePort(), password });
  const url = cluster.url("haat");
  await ensureDatabase(url);
  return { url, cluster };
}

/**
 * Finds the embedded PostgreSQL of a running shop.
 *
 * @param {{ root: string, dataDir: string }} options
 */
export async function runningOwnDatabase({ root, dataDir }) {
  const { folder } = await placeForDatabase(root, path.join(dataDir, "postgres"));
  // The fourth and fifth line of PostgreSQL's pid file: https://www.postgresql.org/docs/current/storage-file-layout.html
  const lines = (await readFile(path.join(folder, "postmaster.pid"), "utf8")).split("\n");
  const [port = "", socket = ""] = lines.slice(3, 5).map((line) => line.trim());
  return clusterUrl({ password: await ownPassword(`${folder}-password`), port, database: "haat", socket });
}

/** @param {string} file */
async function ownPassword(file) {
  await writeFile(file, randomBytes(18).toString("base64url"), { flag: "wx", mode: 0o600 }).catch(() => undefined);
  return readFile(file, "utf8");
}
