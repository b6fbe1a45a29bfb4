import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endInTime } from "./end-in-time.mjs";
import { runProcess, Stopped } from "./run-process.mjs";

/**
 * Where a backend runs from: `built` is what the build made and what `npm start` serves; `source` is TypeScript as
 * it stands, which needs no build and is a little slower to boot.
 *
 * @typedef {"built" | "source"} BackendForm
 *
 * @typedef {object} ServerOptions
 * @property {string} root of the checkout
 * @property {BackendForm} form
 * @property {number} port
 * @property {Record<string, string | undefined>} env
 * @property {string} [logFile] where its output goes; shown in the terminal unless given
 * @property {AbortSignal} [signal] gives the start up, not the server that runs
 *
 * @typedef {object} Server
 * @property {string} url
 * @property {number} pid
 * @property {Promise<number>} ended the exit code, once it is gone; 1 when a signal ended it
 * @property {() => Promise<void>} stop lets it finish what it does
 * @property {() => Promise<void>} kill as kill -9
 */

const bootDeadline = 180_000;
const stopDeadline = 15_000;

/** @param {string} root @param {BackendForm} form */
export function backendDirectory(root, form) {
  return form === "built" ? path.join(root, "backend", ".medusa", "server") : path.join(root, "backend");
}

/** The environment that a backend of ours gets whatever the caller's holds. @param {Record<string, string | undefined>} env */
export const backendEnvironment = (env) => ({ ...env, MEDUSA_DISABLE_TELEMETRY: "1" });

/**
 * Runs a command of the engine's CLI (`db:migrate`, `exec`) to its end. Throws with the last lines of its output when it fails.
 *
 * @param {{ root: string, form: BackendForm, args: string[], env: Record<string, string | undefined>, onLine?: (line: string) => void, signal?: AbortSignal }} options
 * `onLine` hears what it prints.
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

/** Path of a script of the backend for `medusa exec`, or undefined when there is none. @param {string} root @param {BackendForm} form @param {string} script without extension */
export function backendScript(root, form, script) {
  const file = `./${script}.${form === "built" ? "js" : "ts"}`;
  return existsSync(path.join(backendDirectory(root, form), file)) ? file : undefined;
}

/** Starts the backend and answers once it is ready to serve. @param {ServerOptions} options @returns {Promise<Server>} */
export async function startServer({ root, form, port, env, logFile, signal }) {
  if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
  const log = logFile ? openSync(logFile, "a") : "inherit";
  const node = [...heapLimit(env), ...preload(root), ...readsSource(form)];
  const child = spawn(process.execPath, [...node, serveScript(root)], {
    cwd: backendDirectory(root, form),
    env: { ...backendEnvironment(env), PORT: String(port) },
    // Its own process group: Ctrl-C in the terminal reaches whoever started it, who then stops it in order.
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

  const stop = async () => {
    if (!gone) child.kill("SIGTERM");
    await endInTime(ended, stopDeadline, () => child.kill("SIGKILL"));
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
      throw new Error(`The backend did not start.\n${tail}`);
    }
    await pause(50);
  }
  return { url, pid: child.pid ?? 0, ended, stop, kill };
}

/** Ready to serve: `/ready` says so, or `/health` where a backend knows no `/ready`. @param {string} url */
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

/** What serves the shop from the folder that it is started in. @param {string} root */
export const serveScript = (root) => path.join(root, "scripts", "serve.cjs");

/** The shop lives on about 200. Unbounded, on a machine with much memory, V8 lets a gigabyte grow before it tidies up. */
const heapMegabytes = 640;

/** V8 begins with a new generation of one megabyte, and copies what a start makes again and again while it grows. */
const newGenerationMegabytes = 16;

/** Whoever sets a limit of their own by NODE_OPTIONS keeps it. @param {Record<string, string | undefined>} env */
const heapLimit = ({ NODE_OPTIONS = "" }) =>
  NODE_OPTIONS.includes("--max-old-space-size") ? [] : [`--max-old-space-size=${heapMegabytes}`];

/** @param {string} root */
const preload = (root) => [
  `--min-semi-space-size=${newGenerationMegabytes}`,
  "--require",
  path.join(root, "scripts", "server-preload.cjs"),
];

/** What our source imports by `#…` is source as well: see `imports` of the backend's package.json. @param {BackendForm} form */
const readsSource = (form) => (form === "source" ? ["--conditions=haat-source"] : []);
