import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

/** Thrown when Ctrl-C or a signal stopped the work. */
export class Stopped extends Error {
  constructor() {
    super("Stopped.");
    this.name = "Stopped";
  }
}

/** A failed command; its message is printed to the terminal unchanged. */
export class CommandFailed extends Error {
  /** @param {string} what @param {number | null} code @param {string} output */
  constructor(what, code, output) {
    super(`${what} failed.${output ? `\n${output}` : ""}`);
    this.name = "CommandFailed";
    this.code = code;
  }
}

const patience = 5_000;
const endWithStarter = path.join(import.meta.dirname, "end-with-starter.cjs");

/**
 * Runs a program to completion and returns its output, at most the last 100 kB.
 *
 * It gets its own process group, so that stopping it stops its children too, and so that Ctrl-C in the terminal reaches
 * only us: we then end things in order.
 *
 * @param {string} what name of the command in error messages
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined>, show?: boolean, onLine?: (line: string) => void,
 * inBackground?: boolean, signal?: AbortSignal }} options `show` passes its output on to the terminal, `onLine`
 * receives each whole line; `inBackground` lowers the priority.
 * @returns {Promise<string>}
 */
export async function runProcess(what, command, args, options) {
  const { cwd, env = process.env, show = false, onLine, inBackground = false, signal } = options;
  if (signal?.aborted) throw new Stopped();
  const windows = process.platform === "win32";
  const child = spawn(command, args, {
    cwd,
    env,
    // On Windows npm is a script.
    shell: windows && !command.endsWith(".exe"),
    detached: !windows,
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
  });
  if (inBackground) letOthersGoFirst(child);
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on("line", onLine);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk) => {
      output = (output + chunk).slice(-100_000);
    });
  }
  const stop = () => void endGroup(child);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const code = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    if (signal?.aborted) throw new Stopped();
    if (code !== 0) throw new CommandFailed(what, code, shortened(output));
    return output;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

/** @param {import("node:child_process").ChildProcess} child */
function letOthersGoFirst(child) {
  if (!child.pid) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended, or the system does not support priorities.
  }
}

const linesShown = 20;

/** Beginning and end of a long output: some programs print the error first, others last. @param {string} output */
export function shortened(output) {
  const lines = output.trim().split("\n");
  if (lines.length <= 2 * linesShown) return lines.join("\n");
  return [
    ...lines.slice(0, linesShown),
    `… ${lines.length - 2 * linesShown} more lines …`,
    ...lines.slice(-linesShown),
  ].join("\n");
}

/**
 * Starts a long-running program with its output in the terminal, in its own process group. It and its children end when
 * we do, even with kill -9.
 *
 * @param {string[]} args of node
 * @param {{ cwd: string, env: Record<string, string | undefined> }} options
 * @returns {{ ended: Promise<number>, end: () => Promise<void> }} `ended` is the exit code
 */
export function keepRunning(args, { cwd, env }) {
  const child = spawn(process.execPath, ["--require", endWithStarter, ...args], {
    cwd,
    env,
    detached: process.platform !== "win32",
    // No messages are sent: the closing of the channel tells the program that we are gone.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
  return {
    ended,
    end: () => (child.exitCode === null && child.signalCode === null ? endGroup(child) : Promise.resolve()),
  };
}

/**
 * Ends a process with all its children, by force after the deadline.
 *
 * @param {import("node:child_process").ChildProcess} child
 */
export async function endGroup(child) {
  const gone = new Promise((resolve) => child.once("close", resolve));
  signalGroup(child, "SIGTERM");
  const waiting = new AbortController();
  await Promise.race([gone, pause(patience, undefined, { signal: waiting.signal }).catch(() => undefined)]);
  waiting.abort();
  signalGroup(child, "SIGKILL");
}

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  } catch {
    // The whole group has already ended.
  }
}
