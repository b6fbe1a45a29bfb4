import { stat, statfs } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { backupsIn } from "../backup/backups-in.mjs";
import { nodeAdvice } from "../node-version.mjs";

/**
 * What a check found; the backend's are alike.
 *
 * @typedef {{ subject: string, state: "good" | "advice" | "problem", text: string }} Finding
 */

const gigabyte = 1024 ** 3;
/** Below this an upload or a backup may fill the disk before somebody reacts. */
const minFree = 5 * gigabyte;
const fullDisk = gigabyte;
/** Backups are made each night. */
const maxBackupAgeHours = 26;

/** @param {string} version as in `process.versions.node` @returns {Finding[]} */
export function checkNode(version) {
  const subject = "Versions";
  const advice = nodeAdvice(version);
  if (advice) return [{ subject, state: "advice", text: advice }];
  return [{ subject, state: "good", text: `Node.js ${version} is supported.` }];
}

/** @param {string} folder the shop's data @returns {Promise<Finding[]>} */
export async function checkDisk(folder) {
  const place = await statfs(folder).catch(() => undefined);
  if (!place) return [{ subject: "Disk", state: "problem", text: `${folder} is not there. HAAT_DATA_DIR names it.` }];
  const { bavail, bsize } = place;
  const free = bavail * bsize;
  const text = `${(free / gigabyte).toFixed(1)} GB are free for ${folder}.`;
  if (free < fullDisk) return [{ subject: "Disk", state: "problem", text }];
  return [{ subject: "Disk", state: free < minFree ? "advice" : "good", text }];
}

/**
 * Checks that there is a recent backup, and that others can't read it.
 *
 * @param {string} folder
 * @param {number} now in milliseconds
 * @returns {Promise<Finding[]>}
 */
export async function checkBackups(folder, now) {
  const subject = "Backups";
  const newest = await newestBackup(folder);
  if (!newest)
    return [{ subject, state: "problem", text: `There is no backup in ${folder}. "npm run backup" makes one.` }];
  const hours = Math.round((now - newest.madeAt) / 3_600_000);
  if (hours > maxBackupAgeHours)
    return [{ subject, state: "problem", text: `The newest in ${folder} is ${hours} hours old: make one each night.` }];
  if (!newest.name.endsWith(".age"))
    return [{ subject, state: "advice", text: `${newest.name} is not encrypted, and has customers' addresses in it.` }];
  return [
    { subject, state: "good", text: `The newest is ${hours} hours old and encrypted. Try a restore now and then.` },
  ];
}

/** @param {string} folder */
async function newestBackup(folder) {
  const name = (await backupsIn(folder).catch(() => [])).at(-1);
  return name && { name, madeAt: (await stat(path.join(folder, name))).mtimeMs };
}

/** Milliseconds. */
const patience = 5_000;

/**
 * Whether a service accepts connections: the shop could not start to check more of it.
 *
 * @param {string} name of its variable
 * @param {string} url
 * @param {string} subject
 * @returns {Promise<Finding[]>} none if it does
 */
export async function checkReachable(name, url, subject) {
  const isRedis = /^rediss?:/.test(url) && URL.canParse(url);
  const fault = await (isRedis ? faultOfRedis(url) : faultOfConnecting(url));
  return fault ? [{ subject, state: "problem", text: `${name} can't be used: ${fault.replace(/\.$/, "")}.` }] : [];
}

/**
 * Logs in as well: with a wrong password the shop would wait for Redis for ever.
 *
 * @param {string} url
 * @returns {Promise<string | undefined>}
 */
async function faultOfRedis(url) {
  const { Redis } = await import("ioredis");
  const limits = { maxRetriesPerRequest: 0, connectTimeout: patience, commandTimeout: patience };
  const redis = new Redis(url, { ...limits, lazyConnect: true, retryStrategy: () => null });
  /** @type {string | undefined} what went wrong at first; later errors only say that the connection was closed */
  let fault;
  redis.on("error", (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
    fault ??= code ?? message;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    fault ??= error instanceof Error ? error.message : String(error);
  } finally {
    redis.disconnect();
  }
  return fault;
}

/** @param {string} url @returns {Promise<string | undefined>} */
function faultOfConnecting(url) {
  if (!URL.canParse(url)) return Promise.resolve("it is no address; characters such as # in a password are escaped");
  const { hostname, port, searchParams } = new URL(url);
  // A socket in a folder: the server's own start says whether it answers.
  if (!hostname || searchParams.has("host")) return Promise.resolve(undefined);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || 5432),
    timeout: patience,
  });
  return new Promise((resolve) => {
    const end = (/** @type {string | undefined} */ fault) => {
      socket.destroy();
      resolve(fault);
    };
    socket.once("connect", () => end(undefined));
    socket.once("timeout", () => end(`no answer within ${patience / 1000} seconds`));
    socket.once("error", (/** @type {NodeJS.ErrnoException} */ { code, message }) => end(code ?? message));
  });
}
