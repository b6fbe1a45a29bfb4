import { chmod, chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import path from "node:path";
import { bareEnvironment } from "../bare-environment.mjs";
import { postgresUserFor } from "../database/postgres-user.mjs";
import { freePort } from "../free-port.mjs";
import { startProgram } from "./start-program.mjs";

/**
 * Where a cluster's services keep their files and logs.
 *
 * @typedef {{ root: string, folder: string, logFolder: string }} Place `root`: of the checkout
 * @typedef {import("./start-program.mjs").RunningProgram} RunningProgram
 */

/** @param {Place} place @param {string} command @returns {Promise<RunningProgram & { url: string }>} */
export async function startRedis({ folder, logFolder }, command) {
  const port = await freePort();
  const data = path.join(folder, "redis");
  await mkdir(data, { recursive: true });
  // As docker-compose.yml has it.
  const settings = ["--appendonly", "yes", "--maxmemory-policy", "noeviction"];
  const program = await startProgram({
    name: "Redis",
    command,
    args: ["--port", String(port), "--bind", "127.0.0.1", "--dir", data, ...settings],
    logFile: path.join(logFolder, "redis.log"),
    env: bareEnvironment(),
    isReady: async () => /\+PONG/.test(await answerOf(port, "PING\r\n")),
  });
  return { ...program, url: `redis://127.0.0.1:${port}` };
}

/**
 * An S3 server, by the library that the tests of files use.
 *
 * @param {Place} place
 * @returns {Promise<RunningProgram & { endpoint: string }>}
 */
export async function startBucket({ root, folder, logFolder }) {
  const port = await freePort();
  const options = { address: "127.0.0.1", port, silent: true, directory: path.join(folder, "bucket") };
  const settings = JSON.stringify({ ...options, configureBuckets: [{ name: "haat" }] });
  const program = await startProgram({
    name: "The S3 server",
    command: process.execPath,
    args: [
      "-e",
      `new (require(${JSON.stringify(path.join(root, "node_modules/@20minutes/s3rver"))}))(${settings}).run()`,
    ],
    logFile: path.join(logFolder, "bucket.log"),
    env: bareEnvironment(),
    isReady: () => answers(`http://127.0.0.1:${port}/`),
  });
  return { ...program, endpoint: `http://127.0.0.1:${port}` };
}

/**
 * PgBouncer with the configuration that the shop ships, before a database on this machine.
 *
 * @param {Place} place
 * @param {string} command
 * @param {string} databaseUrl
 * @returns {Promise<RunningProgram & { url: string }>}
 */
export async function startPooler({ root, folder, logFolder }, command, databaseUrl) {
  const port = await freePort();
  const database = new URL(databaseUrl);
  const shipped = await readFile(path.join(root, "deploy/pgbouncer/pgbouncer.ini"), "utf8");
  const there = `host=127.0.0.1 port=${database.port} dbname=${database.pathname.slice(1)} user=${database.username} password='${database.password}'`;
  const own = replaced(shipped, [
    ["host=postgres port=5432 dbname=haat", there],
    ["listen_addr = 0.0.0.0", "listen_addr = 127.0.0.1"],
    ["listen_port = 6432", `listen_port = ${port}`],
    // Whoever is on this machine; PostgreSQL itself asks for the password.
    ["auth_type = scram-sha-256", "auth_type = any"],
    ["auth_file = /etc/pgbouncer/userlist.txt\n", ""],
  ]);
  const file = path.join(folder, "pgbouncer.ini");
  await writeFile(file, own, { mode: 0o600 });
  // Like PostgreSQL, it refuses to run as root.
  const user = await postgresUserFor(path.join(folder, "pgbouncer"));
  if (user.uid !== undefined && user.gid !== undefined) await chown(file, user.uid, user.gid);
  await chmod(folder, 0o711);
  const program = await startProgram({
    name: "PgBouncer",
    command,
    args: [file],
    logFile: path.join(logFolder, "pgbouncer.log"),
    env: bareEnvironment(),
    user,
    isReady: async () => (await answerOf(port, "")) !== refused,
  });
  return { ...program, url: `postgres://${database.username}@127.0.0.1:${port}/haat` };
}

/** @param {string} text @param {[string, string][]} pairs */
function replaced(text, pairs) {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/pgbouncer/pgbouncer.ini has no "${from.trim()}".`);
    return result.replace(from, () => to);
  }, text);
}

/**
 * Caddy with the configuration that the shop ships.
 *
 * @param {Place} place
 * @param {string} command
 * @param {{ port: number, backends: string[], files: string, environment: Record<string, string> }} options addresses
 * without protocol; `environment` as docker-compose.yml has it
 * @returns {Promise<RunningProgram>}
 */
export async function startProxy({ root, folder, logFolder }, command, { port, backends, files, environment }) {
  const own = path.join(folder, "caddy");
  return startProgram({
    name: "Caddy",
    command,
    args: ["run", "--config", path.join(root, "deploy/Caddyfile"), "--adapter", "caddyfile"],
    logFile: path.join(logFolder, "caddy.log"),
    env: {
      ...bareEnvironment(),
      ...environment,
      XDG_DATA_HOME: own,
      XDG_CONFIG_HOME: own,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      PROXY_ADDRESS: `:${port}`,
      BACKENDS: backends.join(" "),
      FILES: files,
    },
    isReady: () => answers(`http://127.0.0.1:${port}/health`),
  });
}

/** Whether anything is answered there, whatever it is. @param {string} url */
async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

const refused = "refused";

/**
 * The first bytes that a port on this machine answers, or nothing but that it accepts connections.
 *
 * @param {number} port @param {string} sent @returns {Promise<string>}
 */
function answerOf(port, sent) {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    const settle = (/** @type {string} */ text) => {
      socket.destroy();
      resolve(text);
    };
    socket.once("error", () => settle(refused));
    socket.once("connect", () => (sent ? socket.write(sent) : settle("")));
    socket.once("data", (data) => settle(String(data)));
  });
}
