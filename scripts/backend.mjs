import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endInTime } from "./end-in-time.mjs";
import { CommandFailed, runProcess, Stopped } from "./run-process.mjs";

/**
 * How a backend runs: `built` is the build's output, which `npm start` serves; `source` runs the TypeScript directly,
 * needs no build and boots a little slower.
 *
 * @typedef {"built" | "source"} BackendForm
 *
 * @typedef {object} ServerOptions
 * @property {string} root of the checkout
 * @property {BackendForm} form
 * @property {number} port
 * @property {Record<string, string | undefined>} env
 * @property {string} [logFile] for its output; default: the terminal
 * @property {string} [program] Node.js; default: the version that runs this
 * @property {boolean} [isShortLived] ends soon after its start, as most of the tests' servers do
 * @property {AbortSignal} [signal] aborts the start, not the running server
 *
 * @typedef {object} Server
 * @property {string} url
 * @property {number} pid
 * @property {Promise<number>} ended resolves to the exit code; 1 if a signal ended it
 * @property {() => Promise<void>} stop shuts down gracefully
 * @property {() => Promise<void>} kill like kill -9
 */

const bootDeadline = 180_000;
/** After the time that it drains. */
const stopDeadline = 15_000;

/** @param {string} root @param {BackendForm} form */
export function backendDirectory(root, form) {
  return form === "built" ? path.join(root, "backend", ".medusa", "server") : path.join(root, "backend");
}

/**
 * Environment that our backends always get, whatever the caller's environment contains.
 *
 * @param {Record<string, string | undefined>} env
 */
export const backendEnvironment = (env) => ({ ...env, MEDUSA_DISABLE_TELEMETRY: "1" });

/**
 * The variables that tell a backend which shop it is of.
 *
 * @param {{ mode: string, databaseUrl: string, dataDir: string, port: number }} shop
 */
export const shopEnvironment = ({ mode, databaseUrl, dataDir, port }) => ({
  SHOP_ENV: mode,
  DATABASE_URL: databaseUrl,
  HAAT_DATA_DIR: dataDir,
  PORT: String(port),
});

/**
 * Runs a command of the engine's CLI (`db:migrate`, `exec`) to completion. Throws with the last lines of its output if
 * it fails.
 *
 * @param {{ root: string, form: BackendForm, args: string[], env: Record<string, string | undefined>, onLine?: (line:
 * string) => void, signal?: AbortSignal }} options `onLine` receives each line of output.
 */
export function runMedusa({ root, form, args, env, onLine, signal }) {
  return runProcess(
    `"medusa ${args.join(" ")}"`,
    process.execPath,
    [...preload(root), ...readsSource(form), cli(root), ...args],
    {
      cwd: backendDirectory(root, form),
      env: backendEnvironment(env),
      onLine,
      signal,
    },
  );
}

/**
 * Runs all migrations. Of the engine's search module, which would take a process of its own, we have no index.
 *
 * @param {Omit<Parameters<typeof runMedusa>[0], "args">} options
 */
export const migrateEngine = (options) =>
  runMedusa({ ...options, args: ["db:migrate", "--execute-safe-links", "--skip-search"] });

/**
 * Path of a backend script for `medusa exec`, or undefined if it does not exist.
 *
 * @param {string} root
 * @param {BackendForm} form
 * @param {string} script without extension
 */
export function backendScript(root, form, script) {
  const file = `./${script}.${form === "built" ? "js" : "ts"}`;
  return existsSync(path.join(backendDirectory(root, form), file)) ? file : undefined;
}

/**
 * Starts the backend and resolves once it is ready to serve.
 *
 * @param {ServerOptions} options
 * @returns {Promise<Server>}
 */
export async function startServer({
  root,
  form,
  port,
  env,
  logFile,
  program = process.execPath,
  isShortLived,
  signal,
}) {
  if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
  const log = logFile ? openSync(logFile, "a") : "inherit";
  const node = [...heapLimit(env), ...preload(root), ...readsSource(form), ...(isShortLived ? forShortLife : [])];
  const child = spawn(program, [...node, serveScript(root)], {
    cwd: backendDirectory(root, form),
    env: { ...fewArenas, ...backendEnvironment(env), PORT: String(port) },
    // A separate process group: Ctrl-C in the terminal reaches only the parent, which then stops the server in order.
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
  });
  if (typeof log === "number") closeSync(log);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
  let gone = false;
  void ended.then(() => {
    gone = true;
  });

  const drainMs = Number(env.DRAIN_SECONDS || 0) * 1_000;
  const stop = async () => {
    if (!gone) child.kill("SIGTERM");
    await endInTime(ended, stopDeadline + drainMs, () => child.kill("SIGKILL"));
  };
  const kill = async () => {
    if (!gone) child.kill("SIGKILL");
    await ended;
  };

  const url = `http://localhost:${port}`;
  const deadline = Date.now() + bootDeadline;
  while (!(await answers(url))) {
    if (signal?.aborted) {
      await stop();
      throw new Stopped();
    }
    if (gone || Date.now() > deadline) {
      await kill();
      const tail = logFile ? (await readFile(logFile, "utf8")).trim().split("\n").slice(-30).join("\n") : "";
      throw new CommandFailed("The start of the backend", 1, tail);
    }
    await pause(50);
  }
  return { url, pid: child.pid ?? 0, ended, stop, kill };
}

/** Waits for `/ready`, or for `/health` if the backend has no `/ready`. @param {string} url */
async function answers(url) {
  try {
    const ready = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) });
    await ready.arrayBuffer();
    if (ready.status !== 404) return ready.ok;
    const alive = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) });
    await alive.arrayBuffer();
    return alive.ok;
  } catch {
    return false;
  }
}

/** @param {string} root */
const cli = (root) => path.join(root, "node_modules", "@medusajs", "cli", "cli.js");

/** The script that serves the shop from its working directory. @param {string} root */
export const serveScript = (root) => path.join(root, "scripts", "serve.cjs");

/**
 * The shop needs about 200 MB. Without a limit, V8 lets the heap grow by a gigabyte before it collects on a machine
 * with much memory.
 */
const heapMegabytes = 640;

/**
 * glibc keeps freed memory by thread, in up to eight arenas a core: buffers that one thread allocates and another frees
 * stay there. Two are enough for a process whose work is done by one thread.
 */
const fewArenas = { MALLOC_ARENA_MAX: "2" };

/** V8's young generation starts at one megabyte, and a start's objects are copied again and again while it grows. */
const newGenerationMegabytes = 16;

/**
 * A start creates nearly all objects of a process that ends soon: a heap of their size at once, and no time for
 * optimizing what soon ends, spare a sixth of its processor time.
 */
const forShortLife = ["--initial-heap-size=400", "--no-opt"];

/** A limit in the caller's NODE_OPTIONS takes precedence. @param {Record<string, string | undefined>} env */
const heapLimit = ({ NODE_OPTIONS = "" }) =>
  NODE_OPTIONS.includes("--max-old-space-size") ? [] : [`--max-old-space-size=${heapMegabytes}`];

/** @param {string} root */
const preload = (root) => [
  `--min-semi-space-size=${newGenerationMegabytes}`,
  "--require",
  path.join(root, "scripts", "server-preload.cjs"),
];

/**
 * In source form our `#…` imports resolve to source too: see `imports` of the backend's package.json.
 *
 * @param {BackendForm} form
 */
export const readsSource = (form) => (form === "source" ? ["--conditions=haat-source"] : []);
