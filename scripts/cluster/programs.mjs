import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** @typedef {"caddy" | "redis-server" | "pgbouncer"} Program */

/** Debian keeps servers where a plain user's PATH does not lead. */
const folders = () => [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The file of an installed program. @param {Program} name @returns {string | undefined} */
export const findProgram = (name) =>
  folders()
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

/** The first PgBouncer that shares statements prepared by name between transactions. */
const oldestPooler = [1, 21];

/** Whether PgBouncer can stand before the shop. @param {string} told what `pgbouncer --version` says */
export function canPool(told) {
  const [, major = 0, minor = 0] = (told.match(/PgBouncer (\d+)\.(\d+)/) ?? []).map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestPooler;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * @typedef {object} Programs files of installed programs
 * @property {string | undefined} proxy
 * @property {string | undefined} redis
 * @property {string | undefined} pooler a cluster runs without it, and without none of the others
 * @property {string[]} missing a line for each that is not there
 */

/** The programs of a cluster on this machine. @returns {Promise<Programs>} */
export async function clusterPrograms() {
  const [proxy, redis, pgbouncer] = [findProgram("caddy"), findProgram("redis-server"), findProgram("pgbouncer")];
  const version = pgbouncer && (await run(pgbouncer, ["--version"])).stdout;
  const pooler = version && canPool(version) ? pgbouncer : undefined;
  const missing = [
    ...(proxy ? [] : ["caddy is not installed."]),
    ...(redis ? [] : ["redis-server is not installed."]),
    ...(pooler
      ? []
      : [
          `PgBouncer ${oldestPooler.join(".")} or newer is not installed${version ? ` (${version.split("\n")[0]})` : ""}.`,
        ]),
  ];
  return { proxy, redis, pooler, missing };
}
